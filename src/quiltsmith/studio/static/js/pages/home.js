/** The first page: what one can do, what lies in the folder, examples, and a place to drop files. */

import { ask } from "../api.js";
import { deckArt, playArt, printArt, sheetArt } from "../art.js";
import { button, fill, h, icon } from "../dom.js";
import { openDropped, readable } from "../dropping.js";
import { fileActions } from "../home_files.js";
import { filesPanel, isPage } from "../host.js";
import { image } from "../pictures.js";
import { address, go, PAGES } from "../router.js";
import { nameOf, openFile, openSession } from "../sheet/session.js";
import { tell } from "../status.js";
import { limit, say, sayCount } from "../texts.js";

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
        list("home.sheets", inFolders(sheets, again), rest(root, home, sheets, ["sheet"]), openAll(sheets)),
      others.length > 0 && list("home.decks", inFolders(others, again), rest(root, home, others, ["deck", "deal"])),
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
      for (const folder of root.querySelectorAll(".list-folder")) {
        if (words.length) folder.setAttribute("open", "");
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
 * @param {HTMLElement | null} action
 */
function list(words, entries, others = null, action = null) {
  return h(
    "section",
    { class: "panel list" },
    h("div", { class: "list-head" }, h("h2", {}, say(words)), action),
    h("ul", {}, entries),
    others,
  );
}

/**
 * List files: first those of the folder itself, then those of each folder in it.
 *
 * @param {Server.Listed[]} files
 * @param {() => unknown} changed
 */
function inFolders(files, changed) {
  const folders = new Map();
  for (const file of files) {
    const folder = file.name.includes("/") ? file.name.slice(0, file.name.lastIndexOf("/")) : "";
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([folder, inside]) => {
      const entries = inside.map((file) => entry(file, false, changed));
      if (!folder) return entries;
      return h(
        "li",
        {},
        h(
          "details",
          { class: "list-folder", open: inside.length < MANY },
          h(
            "summary",
            {},
            icon("folder"),
            h("b", { class: "grow" }, folder),
            h("span", { class: "muted small" }, inside.length),
          ),
          inside[0].kind === "sheet" && openAll(inside),
          h("ul", {}, entries),
        ),
      );
    })
    .flat();
}

/**
 * A button that puts several sheets on the table at once.
 *
 * @param {Server.Listed[]} files
 */
function openAll(files) {
  if (files.length < 2) return null;
  return button(say("home.open_all"), {
    kind: "soft",
    icon: "table",
    onclick: async (event) => {
      event.preventDefault();
      try {
        const session = openSession();
        for (const file of files.toReversed()) {
          const { texts, ...given } = await openFile(file.name, false);
          session.add(texts, given);
        }
        tell(sayCount("frame.opened", files.length));
        go("sheet");
      } catch (error) {
        tell(error.message);
      }
    },
  });
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
