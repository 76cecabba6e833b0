// What every page does: theme, keys, layers, words, the apparatus, previews.
import { apparatus } from "./apparatus";
import { copies } from "./copy";
import { arrive } from "./doubts";
import { keyboard } from "./keys";
import { layers } from "./layers";
import { remember } from "./memory";
import { long } from "./long";
import { offline } from "./offline";
import { parallel } from "./parallel";
import { previews } from "./preview";
import { printing } from "./print";
import { quotes } from "./quotes";
import { soon } from "./soon";
import { tongue } from "./tongue";
import { words } from "./words";

function theme(): void {
  const root = document.documentElement;
  document.getElementById("theme")?.addEventListener("click", () => {
    const dark = getComputedStyle(root).colorScheme === "dark" || (!root.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
    root.dataset.theme = dark ? "light" : "dark";
    remember("theme", root.dataset.theme);
  });
}

theme();
keyboard();
long();
layers();
parallel();
words();
apparatus();
arrive();
copies();
quotes();
void tongue();
previews();
printing();
offline();
soon();
