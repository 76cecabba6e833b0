// Runs before the page is painted: the theme a reader chose, and the word
// that scripts are on, so that nothing flashes.
const root = document.documentElement;
root.classList.add("scripts");
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
} catch {
  // A reader who keeps no storage reads in the scheme of the system.
}
