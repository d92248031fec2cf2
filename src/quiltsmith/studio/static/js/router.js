/** Pages by address: what stands behind `#/` names the page and what it shows, such as `#/print/cards`. */

import { button, withCode, fill, h } from "./dom.js";
import { loadStyle } from "./host.js";
import { latest } from "./latest.js";
import { problemNotes } from "./problems.js";
import { isShared } from "./share.js";
import { say } from "./texts.js";

/**
 * All pages: the module of each in `pages/`, and the key of what it is called in the top bar, or the page there that it
 * belongs to.
 */
export const PAGES = {
  home: { words: "" },
  sheet: { words: "frame.sheet" },
  scan: { words: "", within: "sheet" },
  deck: { words: "frame.deck" },
  report: { words: "" },
  print: { words: "frame.print" },
  play: { words: "frame.play" },
  share: { words: "" },
};

let main = null;
let leave = null;
const showing = latest();
/** @type {(name: string) => void} */
let changed = () => {};

/**
 * Show the page that the address names, now and whenever it changes; `whenChanged` hears the name of the page.
 *
 * @param {HTMLElement} element
 * @param {(name: string) => void} whenChanged
 */
export function start(element, whenChanged) {
  main = element;
  changed = whenChanged;
  addEventListener("hashchange", () => showPage());
  return showPage();
}

/** Show the page of the address anew, for example in another language. */
export function showPage() {
  const { name, parts, query } = place();
  leave?.();
  leave = null;
  // A question belongs to the page that asked it.
  for (const dialog of document.querySelectorAll("body > dialog")) dialog.remove();
  changed(name);
  main.dataset.page = name;
  main.setAttribute("aria-busy", "true");
  const arrive = () => {
    main.removeAttribute("aria-busy");
    scrollTo(0, 0);
  };
  return showing(
    async (signal) => {
      const [page] = await Promise.all([import(`./pages/${name}.js`), style(name)]);
      const root = h("div", { class: `page ${name}-page` });
      const left = await page.show(root, { parts, query });
      if (signal.aborted) left?.();
      return { page, root, left };
    },
    ({ page, root, left }) => {
      leave = left ?? null;
      fill(main, root);
      document.title = `${page.title ? say(page.title) : "studio"} · quiltsmith`;
      arrive();
    },
    (error) => {
      showTrouble(error);
      arrive();
    },
  );
}

/**
 * Go to a page: `go("print", "cards")`, with a query such as `{deck: "mine.yaml"}`.
 *
 * @param {string} name
 * @param {string | string[]} parts
 * @param {Record<string, string>} query
 */
export function go(name, parts = [], query = {}) {
  location.hash = address(name, parts, query);
}

/**
 * Let a page that is shown have another address. Whoever has gone on to another page meanwhile keeps that one's.
 *
 * @param {string} name
 * @param {Record<string, string>} query
 */
export function rename(name, query = {}) {
  if (place().name === name) history.replaceState(null, "", address(name, [], query));
}

/**
 * Write the address of a page.
 *
 * @param {string} name
 * @param {string | string[]} parts
 * @param {Record<string, string>} query
 */
export function address(name, parts = [], query = {}) {
  const path = [name, ...[parts].flat()].map(encodeURIComponent).join("/");
  const asked = new URLSearchParams(query).toString();
  return `#/${path === "home" ? "" : path}${asked ? `?${asked}` : ""}`;
}

const place = () => placeOf(location.hash);

/**
 * Read the page, its parts and its query from an address.
 *
 * @param {string} hash
 */
export function placeOf(hash) {
  if (isShared(hash)) return { name: "share", parts: [], query: {} };
  const [, path, asked = ""] = /^#?\/?([^?]*)\??(.*)$/s.exec(hash) ?? ["", ""];
  const [name, ...parts] = decoded(path);
  return {
    name: Object.hasOwn(PAGES, name) ? name : "home",
    parts,
    query: Object.fromEntries(new URLSearchParams(asked)),
  };
}

/**
 * Read the parts of a path; one that nobody can read, such as `%`, leads to the first page.
 *
 * @param {string} path
 */
function decoded(path) {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return ["home"];
  }
}

const styles = new Map();

/**
 * Load the style sheet of a page, or of a part of one, once, and wait for it.
 *
 * @param {string} name
 */
export function style(name) {
  if (!styles.has(name)) styles.set(name, loadStyle(name));
  return styles.get(name);
}

/** @param {any} error */
function showTrouble(error) {
  if (!("status" in error)) console.warn(error); // what the server refuses is no mistake of the page
  const words = "status" in error ? error.message : say("frame.trouble", { what: error.message });
  const shown = error.problems?.length ? problemNotes(error.problems) : h("p", {}, withCode(words));
  fill(
    main,
    h(
      "div",
      { class: "trouble" },
      h("h1", {}, say("frame.oops")),
      shown,
      button(say("frame.again"), { icon: "rotate", onclick: () => showPage() }),
    ),
  );
}
