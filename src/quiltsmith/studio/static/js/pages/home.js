/** The first page: what one can do, what lies in the folder, examples, and a place to drop files. */

import { ask } from "../api.js";
import { deckArt, playArt, printArt, sheetArt } from "../art.js";
import { button, fill, h, icon } from "../dom.js";
import { openDropped, readable } from "../dropping.js";
import { fileActions } from "../home_files.js";
import { filesPanel, isPage } from "../host.js";
import { image } from "../pictures.js";
import { address, PAGES } from "../router.js";
import { nameOf, openSession } from "../sheet/session.js";
import { tell } from "../status.js";
import { limit, say } from "../texts.js";

export const title = "home.title";

const MANY = 6; // files that are no longer seen at a glance
const MOST_NAMED = 3;

/** @param {HTMLElement} root */
export async function show(root) {
  write(root, await ask("/api/home"));
}

/**
 * @param {HTMLElement} root
 * @param {Server.HomeAnswer & { isAll?: boolean }} home
 */
function write(root, home) {
  const sheets = home.files.filter((file) => file.kind === "sheet");
  const others = home.files.filter((file) => file.kind !== "sheet");
  const again = async () => write(root, await ask("/api/home"));
  fill(
    root,
    h(
      "div",
      { class: "home-head" },
      h("h1", {}, say("home.title")),
      h("p", { class: "row muted" }, icon("lock"), say("home.stays")),
    ),
    goOn(),
    h("ul", { class: "tiles" }, JOBS.map(tile)),
    home.files.length >= MANY && search(root),
    home.files.length === 0 && h("p", { class: "nothing muted" }, say("home.nothing")),
    h(
      "div",
      { class: "lists" },
      sheets.length > 0 &&
        list(
          "home.sheets",
          sheets.map((file) => entry(file, false, again)),
          rest(root, home, sheets, ["sheet"]),
        ),
      others.length > 0 &&
        list(
          "home.decks",
          others.map((file) => entry(file, false, again)),
          rest(root, home, others, ["deck", "deal"]),
        ),
      list(
        "home.examples",
        home.examples.map((file) => entry(file, true)),
      ),
    ),
    dropPlace(),
    filesPanel(),
  );
}

/** Lead back to the sheets that lie on the table in this browser, saved or not. */
function goOn() {
  const { sheets, current } = openSession();
  if (!sheets.length) return null;
  const players = sheets.map((one) => /^\s*(?:player|spieler)\s*:\s*(.+)$/im.exec(one.text)?.[1].trim() || nameOf(one));
  const shown = [players[current], ...players.filter((_, number) => number !== current)].slice(0, MOST_NAMED);
  return h(
    "a",
    { class: "panel home-go-on", href: address("sheet") },
    icon("play"),
    h(
      "span",
      { class: "grow" },
      h("b", {}, say("home.go_on")),
      " ",
      shown.join(", "),
      shown.length < players.length && " …",
    ),
    icon("right"),
  );
}

/**
 * A field that leaves only those files in the lists that have its words.
 *
 * @param {HTMLElement} root
 */
function search(root) {
  return h("input", {
    type: "search",
    class: "field home-search",
    placeholder: say("home.search"),
    "aria-label": say("home.search"),
    oninput: (event) => {
      const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const one of root.querySelectorAll("li[data-words]")) {
        const known = one.getAttribute("data-words") ?? "";
        one.toggleAttribute("hidden", !words.every((word) => known.includes(word)));
      }
    },
  });
}

/** @type {[string, string, () => import("../dom.js").Child][]} */
const JOBS = [
  ["sheet", "home.sheet_about", sheetArt],
  ["deck", "home.deck_about", deckArt],
  ["print", "home.print_about", printArt],
  ["play", "home.play_about", playArt],
];

function tile([name, about, art]) {
  return h(
    "li",
    {},
    h(
      "a",
      { class: "panel tile", href: address(name) },
      h("div", { class: "art", "aria-hidden": "true" }, art()),
      h("h2", {}, say(PAGES[name].words)),
      h("p", { class: "muted" }, say(about)),
    ),
  );
}

/**
 * @param {string} words
 * @param {HTMLElement[]} entries
 * @param {HTMLElement | null} others
 */
function list(words, entries, others = null) {
  return h("section", { class: "panel list" }, h("h2", {}, say(words)), h("ul", {}, entries), others);
}

/**
 * Say how many files are not in a list, and show them if asked to: only the latest are looked at unasked.
 *
 * @param {HTMLElement} root
 * @param {Server.HomeAnswer & { isAll?: boolean }} home
 * @param {Server.Listed[]} shown
 * @param {string[]} kinds
 */
function rest(root, home, shown, kinds) {
  const number = kinds.reduce((sum, kind) => sum + home.found[kind], 0);
  if (number <= shown.length) return null;
  const all = button(say("home.all"), {
    kind: "soft",
    onclick: async () => {
      all.disabled = true;
      try {
        write(root, { ...(await ask("/api/home", { most: limit("home.most").max })), isAll: true });
      } catch (error) {
        all.disabled = false;
        tell(error.message);
      }
    },
  });
  return h(
    "div",
    { class: "rest" },
    h("span", { class: "muted small" }, say("home.rest", { shown: shown.length, number })),
    !home.isAll && all,
  );
}

/**
 * One file: a small picture, what it is, a verdict; it leads to the page that works with it, if there is one.
 *
 * @param {Server.Listed} file
 * @param {boolean} isExample
 * @param {(() => unknown) | null} changed hears that the file has another name, a copy, or is gone
 */
function entry(file, isExample = false, changed = null) {
  const page = { sheet: "sheet", deck: "deck", deal: "play" }[file.kind];
  const query = { [file.kind]: file.name, ...(isExample && file.kind === "sheet" ? { example: "1" } : {}) };
  const chip = file.verdict && h("span", { class: `chip ${file.mood}` }, file.verdict);
  const named =
    isExample && file.kind === "sheet"
      ? say(`home.example_${file.name.replace(/^.*\/|\..*$/g, "").replaceAll("-", "_")}`)
      : file.title;
  const inside = [
    sign(file, isExample),
    h(
      "span",
      { class: "grow" },
      h("b", {}, named),
      h("span", { class: "muted small" }, [file.about, !isExample && file.name].filter(Boolean).join(", ")),
    ),
    chip,
  ];
  if (!(page in PAGES)) return h("li", {}, h("div", { class: "entry" }, inside));
  return h(
    "li",
    { data: { words: `${named} ${file.about} ${file.name}`.toLowerCase() } },
    h("a", { class: "entry", href: address(page, [], query) }, inside, !changed && icon("right")),
    changed && fileActions(file.name, named, changed),
  );
}

/**
 * @param {Server.Listed} file
 * @param {boolean} isExample
 */
function sign(file, isExample) {
  if (file.kind === "sheet") {
    const question = new URLSearchParams({ name: file.name, is_example: String(isExample) });
    return image(`/picture/sheet.svg?${question}`, { class: "sign paper", alt: "", loading: "lazy" });
  }
  return h("span", { class: `sign ${file.kind}` }, icon(file.kind === "deal" ? "dice" : "cards"));
}

function dropPlace() {
  const choose = h("input", {
    type: "file",
    class: "unseen",
    accept: readable,
    tabindex: "-1",
    "aria-hidden": "true",
    multiple: true,
    onchange: () => openDropped([...(choose.files ?? [])]),
  });
  return h(
    "div",
    { class: "drop" },
    icon("upload"),
    h("span", {}, h("b", {}, say(isPage ? "page.drop" : "home.drop")), " ", say("home.or")),
    h("button", { type: "button", class: "button", onclick: () => choose.click() }, say("home.choose")),
    choose,
  );
}
