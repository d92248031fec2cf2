/** The patches of a deck to choose from, as small pictures, with a search. */

import { ask, send } from "../api.js";
import { fill, focusFirst, h, icon, setStyle } from "../dom.js";
import { latest } from "../latest.js";
import { patch } from "../pictures.js";
import { sizeOf } from "../spaces.js";
import { say, sayCount } from "../texts.js";

/**
 * Build them; `fabrics()` gives the fabric of each card, `take(card)` hears the card that is chosen. `example` is what
 * one can search for.
 *
 * @param {() => Record<string, string>} fabrics
 * @param {(card: Server.CardPicture) => unknown} take
 */
export function buildTiles(fabrics, take, example = say("sheet.search")) {
  const search = h("input", {
    type: "search",
    class: "field",
    placeholder: example,
    "aria-label": say("sheet.search_words"),
    oninput: () => find(),
  });
  const title = h("h2", { class: "sheet-title" });
  const counted = h("span", { class: "muted small" });
  const tiles = h("ul", { class: "sheet-tiles", onkeydown: (event) => arrows(event) });
  const nothing = h("p", { class: "muted small", hidden: true }, say("sheet.nothing_found"));
  const element = h(
    "div",
    { class: "sheet-all" },
    h("div", { class: "sheet-row" }, title, counted),
    h("div", { class: "sheet-search" }, icon("search"), search),
    nothing,
    tiles,
  );
  let deck = null;
  let loaded = "";
  let cards = [];
  let made = new Map();
  const finding = latest();

  /**
   * Load the cards of a deck; with the pictures that show cards of a deal, they are a hundred times as much.
   *
   * @param {string} name
   * @param {boolean} pictures
   */
  async function load(name, pictures = false) {
    const asked = [name, pictures].join(" ");
    if (loaded === asked) return;
    loaded = asked;
    deck = name;
    cards = name ? await ask("/api/cards", { deck: name, pictures }).catch(() => []) : [];
    made = new Map();
    delete tiles.dataset.key;
  }

  function find() {
    const words = search.value.trim();
    return finding(
      async (signal) => (words ? new Set(await send("/api/sheet/search", { deck, words }, { signal })) : null),
      showFound,
    );
  }

  /** @param {Set<string> | null} found */
  function showFound(found) {
    for (const [id, item] of made) item.hidden = found !== null && !found.has(id);
    const left = [...made.values()].filter((item) => !item.hidden).length;
    nothing.hidden = !found || left > 0;
    counted.textContent = String(left);
    stop();
  }

  const open = () =>
    [...tiles.querySelectorAll("li:not([hidden]) > button")].filter((one) => one instanceof HTMLElement);
  const stop = (chosen = open()[0]) =>
    open().forEach((one) => one.setAttribute("tabindex", one === chosen ? "0" : "-1"));
  /** @param {KeyboardEvent} event */
  function arrows(event) {
    const across = Math.max(1, getComputedStyle(tiles).gridTemplateColumns.split(" ").length);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: across, ArrowUp: -across }[event.key];
    const list = open();
    const next = step && list[list.findIndex((one) => one === event.target) + step];
    if (!next) return;
    event.preventDefault();
    stop(next);
    next.focus();
  }

  /** @param {Server.CardPicture} card */
  function tile(card) {
    const { columns } = sizeOf(card.shape);
    const chosen = h(
      "button",
      {
        type: "button",
        class: "sheet-tile",
        tabindex: "-1",
        "aria-label": say("sheet.take", { card: card.id }),
        title: card.letter
          ? sayCount("sheet.spaces_like", card.size, { letter: card.letter })
          : sayCount("sheet.spaces", card.size),
        onclick: () => {
          stop(chosen);
          take(card);
        },
      },
      setStyle(patch(card.shape, fabrics()[card.id] ?? 0, { seam: false }), { "--wide": columns }),
      h("span", {}, card.id),
    );
    return h("li", {}, chosen);
  }

  /**
   * Show some cards under a title; `used(id)` and `isHeld(id)` tell how each looks.
   *
   * @param {string} words
   * @param {(card: Server.CardPicture) => boolean} chosen
   * @param {(id: string) => boolean} used
   * @param {(id: string) => boolean} isHeld
   */
  function show(words, chosen, used, isHeld) {
    const shown = cards.filter(chosen);
    const key = [deck, words, shown.length].join(" ");
    if (tiles.dataset.key !== key) {
      tiles.dataset.key = key;
      made = new Map(shown.map((card) => [card.id, tile(card)]));
      fill(tiles, [...made.values()]);
      search.value = "";
      search.placeholder = shown[0]?.is_start ? say("sheet.search_start") : example;
      title.textContent = words;
      counted.textContent = String(shown.length);
      nothing.hidden = true;
      stop();
    }
    for (const [id, item] of made) {
      item.firstChild.classList.toggle("used", used(id));
      item.firstChild.classList.toggle("on", isHeld(id));
    }
  }

  /** Go to the tile that was chosen last, or to the first. */
  const focus = () => focusFirst(tiles, 'li:not([hidden]) > button[tabindex="0"]', "li:not([hidden]) > button");

  return { element, load, show, focus, cards: () => cards };
}
