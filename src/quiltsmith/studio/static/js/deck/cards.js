/** The cards of a deck as pictures: patches and start cards, each to choose, and a place for a new one. */

import { button, fill, h, icon } from "../dom.js";
import { patch } from "../pictures.js";
import { address } from "../router.js";
import { sizeOf } from "../spaces.js";
import { tell } from "../status.js";
import { say, sayCount } from "../texts.js";

/**
 * Build the list; `show` draws it anew.
 *
 * @param {import("./open.js").Deck} deck
 */
export function buildCards(deck) {
  /** @type {("cards" | "start")[]} */
  const lists = ["cards", "start"];
  const choices = h("div", { class: "segments", role: "group", "aria-label": say("deck.lists") });
  const grid = h("ul", { class: "deck-grid" });
  const lacks = h("div", { class: "deck-lacks" });
  const element = h(
    "section",
    { class: "panel deck-cards", "aria-label": say("deck.tab_cards") },
    choices,
    lacks,
    grid,
  );

  /** @type {number | null} */
  let dragged = null;
  /** @type {unknown[]} */
  let before = [];

  function show() {
    // Cards that are as they were stay: whoever drags one while the file is saved would lose it.
    const now = [deck.look, deck.list, deck.index];
    if (now.every((one, number) => one === before[number])) return;
    before = now;
    const cards = deck.look.cards ?? [];
    const { inherited } = deck.look;
    /** @param {"cards" | "start"} list */
    const count = (list) => [...cards, ...inherited].filter((card) => card.list === list).length;
    /** @param {"cards" | "start"} list */
    const printed = (list) =>
      count(list) +
      cards
        .filter((card) => card.list === list)
        .reduce((sum, card) => sum + Math.max(0, (Number(card.written.copies) || 1) - 1), 0);
    /** @param {"cards" | "start"} list */
    const told = (list) => {
      const number = count(list);
      const words = say(`deck.list_${list}`, { number });
      return printed(list) === number ? words : `${words} (${sayCount("deck.printed", printed(list))})`;
    };
    choices.hidden = deck.look.has_prices && !cards.some((card) => card.list === "start");
    fill(
      choices,
      lists.map((list) =>
        h("button", { type: "button", pressed: list === deck.list, onclick: () => deck.choose(list, 0) }, told(list)),
      ),
    );
    const shown = cards.filter((card) => card.list === deck.list);
    const missing = Math.max(0, deck.look.needs[deck.list] - count(deck.list));
    fill(
      lacks,
      missing > 0 && [
        h("progress", {
          max: deck.look.needs[deck.list],
          value: count(deck.list),
          "aria-label": say("deck.progress"),
        }),
        h(
          "span",
          { class: "small" },
          say(`deck.progress_${deck.list}`, { number: count(deck.list), all: deck.look.needs[deck.list] }),
        ),
        !deck.look.has_prices &&
          button(sayCount("deck.draw_more", missing), { kind: "soft", icon: "spark", onclick: () => deck.more() }),
      ],
    );
    fill(
      grid,
      shown.map(tile),
      h(
        "li",
        {},
        h(
          "button",
          { type: "button", class: "deck-tile new", onclick: () => addCard(deck, shown) },
          icon("more"),
          say("deck.new"),
        ),
      ),
      others(inherited.filter((card) => card.list === deck.list)),
    );
  }

  /**
   * Cards of the deck that this one builds on: to be seen, and to be changed there.
   *
   * @param {Server.InheritedCard[]} inherited
   */
  function others(inherited) {
    if (!deck.look.base) return null;
    const from = h("a", { href: address("deck", [], { deck: deck.look.base }) }, deck.look.base);
    return [
      h("li", { class: "deck-from small muted" }, say("deck.inherited"), " ", from),
      inherited.map((card) =>
        h(
          "li",
          {},
          h(
            "div",
            { class: "deck-tile inherited" },
            h("span", { class: "deck-id" }, card.id),
            h("span", { class: "deck-size" }, card.size),
            sized(card),
          ),
        ),
      ),
    ];
  }

  /** @param {Server.CardView} card */
  function tile(card) {
    const isChosen = card.index === deck.index;
    const place = h("li", {
      draggable: "true",
      ondragstart: (event) => {
        dragged = card.index;
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", card.id);
        place.classList.add("dragged");
      },
      ondragend: () => {
        dragged = null;
        place.classList.remove("dragged");
      },
      ondragover: (event) => {
        if (dragged !== null) {
          event.preventDefault();
          place.classList.add("over");
        }
      },
      ondragleave: () => place.classList.remove("over"),
      ondrop: (event) => {
        place.classList.remove("over");
        if (dragged === null) return;
        event.preventDefault();
        event.stopPropagation();
        moveCard(deck, card.list, dragged, card.index);
      },
    });
    place.append(
      h(
        "button",
        {
          type: "button",
          class: "deck-tile",
          pressed: isChosen,
          onclick: () => deck.choose(card.list, card.index),
        },
        h("span", { class: "deck-id" }, card.id || "?"),
        h("span", { class: "deck-size" }, card.written.size ?? ""),
        card.shape ? sized(card) : icon("x"),
        card.mood &&
          h(
            "span",
            { class: `deck-mark ${card.mood}` },
            icon(card.mood === "bad" ? "error" : "warning"),
            h("span", { class: "unseen" }, say(`deck.mark_${card.mood}`)),
          ),
      ),
    );
    return place;
  }

  return { element, show };
}

/**
 * All patches of a deck in one scale, unless one is too long for its tile.
 *
 * @param {Server.CardView | Server.InheritedCard} card
 */
function sized(card) {
  const { rows, columns } = sizeOf(card.shape);
  const unit = Math.min(10, 58 / columns, 48 / rows);
  const image = patch(card.shape, card.fabric, { seam: false, kind: "paper" });
  image.style.width = `${unit * columns + 1}px`;
  return image;
}

/**
 * Bring a card to another place among those of its list, and go with it.
 *
 * @param {import("./open.js").Deck} deck
 * @param {"cards" | "start"} list
 * @param {number} index
 * @param {number} to
 */
export async function moveCard(deck, list, index, to) {
  if (index === to) return;
  await deck.edit([{ type: "move", list, index, to }]);
  deck.choose(list, to);
}

/**
 * Add a card with an id that is free, to be drawn on, or with the shape of another card.
 *
 * @param {any} deck
 * @param {any[]} shown
 * @param {any} like
 */
export async function addCard(deck, shown, like = null) {
  const known = new Set([...(deck.look.cards ?? []), ...deck.look.inherited].map((card) => card.id));
  const [start] = (shown[0]?.id ?? (deck.list === "start" ? "S" : "P")).split(/\d/);
  let number = shown.length + 1;
  const named = () => `${start || "P"}${String(number).padStart(2, "0")}`;
  while (known.has(named())) number += 1;
  const prices = deck.look.has_prices ? { cost: 1, time: 1, income: 0 } : {};
  const card = like ? copyOf(like, named()) : { id: named(), size: 1, ...prices, shape: "#" };
  const index = like ? like.index + 1 : shown.length;
  await deck.edit([{ type: "add", list: deck.list, index, card }]);
  if (!like) deck.fresh = `${deck.list}/${index}`;
  if (shown.slice(index).some((one) => !one.written.fabric)) tell(say("deck.fabrics_move"));
  deck.choose(deck.list, index);
}

/**
 * @param {Server.CardView} card
 * @param {string} id
 */
function copyOf(card, id) {
  const taken = Object.entries(card.written).map(([key, value]) => [key, valueOf(key, value)]);
  return { ...Object.fromEntries(taken), id, shape: card.shape };
}

/**
 * Read what is written in a file as the server takes it.
 *
 * @param {string} key
 * @param {string} written
 */
function valueOf(key, written) {
  if (["size", "cost", "time", "income", "copies"].includes(key)) return Number(written);
  return key === "flip" ? written === "true" : written;
}
