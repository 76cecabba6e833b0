// On paper a page says where it is to be found, in the layer that is printed.
export function printing(): void {
  const main = document.querySelector("main");
  if (!main) return;
  const line = document.createElement("p");
  line.className = "i-am-here";
  addEventListener("beforeprint", () => {
    line.textContent = location.href;
    main.append(line);
  });
  addEventListener("afterprint", () => line.remove());
}
