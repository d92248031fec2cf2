/**
 * One card: its shape drawn by tapping, dragging or with the keyboard; its words and numbers; what can be done with it.
 */

import { around, button, fill, find, h, iconButton, setStyle } from "../dom.js";
import { withAddress } from "../pictures.js";
import { spaceName } from "../spaces.js";
import { tell } from "../status.js";
import { limit, say } from "../texts.js";
import { addCard, moveCard } from "./cards.js";
import { buildFacts } from "./facts.js";
import { buildFields } from "./fields.js";
import { mirrored, rotated, ShapeBoard, turned } from "./shapes.js";

/** Tell the row and the column of a space on the board. */
const placeOf = ({ dataset }) => [Number(dataset.row), Number(dataset.column)];

/**
 * Say of a space whether it is filled, to eyes and to ears.
 *
 * @param {HTMLElement} space
 * @param {boolean} isFilled
 */
function mark(space, isFilled) {
  const [row, column] = placeOf(space);
  const place = spaceName(row, column);
  space.setAttribute("aria-selected", String(isFilled));
  space.setAttribute("aria-label", say(isFilled ? "deck.space_filled" : "deck.space_empty", { place }));
}

/**
 * Build the editor; `show` follows the chosen card.
 *
 * @param {import("./open.js").Deck} deck
 */
export function buildEditor(deck) {
  const badge = h("span", { class: "badge deck-badge" });
  const fields = buildFields(deck);
  const board = h("div", { class: "deck-board", role: "grid", "aria-label": say("deck.board") });
  const facts = buildFacts(deck);
  const tools = h(
    "div",
    { class: "deck-tools" },
    button(say("deck.rotate"), {
      icon: "rotate",
      onclick: () => turn(rotated),
    }),
    button(say("deck.flip"), {
      icon: "flip",
      onclick: () => turn(mirrored),
    }),
    button(say("deck.copy"), { icon: "copy", onclick: () => deck.card() && addCard(deck, [deck.card()], deck.card()) }),
  );
  const before = iconButton("left", say("deck.earlier"), { onclick: () => move(-1) });
  const after = iconButton("right", say("deck.later"), { onclick: () => move(1) });
  const remove = iconButton("trash", say("deck.delete"), {
    onclick: () =>
      deck.card() &&
      deck.edit([{ type: "remove", list: deck.list, index: deck.index }]).then(() => tell(say("deck.deleted"))),
  });
  tools.append(h("div", { class: "deck-moves" }, before, after, remove));
  const empty = h("p", { class: "muted deck-empty" });
  const work = h(
    "div",
    { class: "deck-work" },
    h("div", { class: "deck-card-head" }, badge, fields.element),
    h("div", { class: "deck-drawing" }, board, tools),
    h("p", { class: "muted small" }, say("deck.how")),
    facts.element,
  );
  const element = h("section", { class: "deck-editor", "aria-label": say("deck.tab_draw") }, work, empty);
  const drawn = new ShapeBoard(limit("shape.side").max);
  let focused = [0, 0];
  let shownCard = "";
  /** @type {boolean | null} what is painted while a finger goes over spaces: filled ones or empty ones */
  let painting = null;
  let last = [0, 0];
  /** @type {number[] | null} a filled space that was pressed, while nobody knows what is meant */
  let first = null;
  /** @type {string | null} */
  let sent = null;

  function show() {
    const card = deck.card();
    work.hidden = !card;
    empty.hidden = Boolean(card);
    empty.textContent = say(deck.list === "start" ? "deck.no_start" : "deck.nothing");
    if (!card) return;
    badge.textContent = card.id || "?";
    before.disabled = card.index === 0;
    after.disabled = card.index >= (deck.look.cards ?? []).filter((one) => one.list === card.list).length - 1;
    withAddress(`/picture/swatch.svg?fabric=${card.fabric}&columns=1&rows=1`, (address) =>
      board.style.setProperty("--fabric", `url("${address}")`),
    );
    const here = `${card.list}/${card.index}`;
    if (here !== shownCard) sent = null;
    // What is being drawn goes before what the server has heard of so far.
    const isFresh = deck.fresh === here;
    const isOther = sent === null && painting === null && drawn.shape !== (isFresh ? "" : card.shape);
    // A new card begins empty; the one space that stands in its file goes with the first stroke.
    if (here !== shownCard || isOther) take(isFresh ? "" : card.shape);
    shownCard = here;
    fields.show(card);
    facts.show(card, card.shape);
  }

  /**
   * Put a shape into the middle of the board.
   *
   * @param {string} shape
   */
  function take(shape) {
    drawn.take(shape ?? "");
    const numbers = Array.from({ length: drawn.side }, (_, number) => number);
    if (!drawn.holds(focused[0], focused[1])) focused = [0, 0];
    setStyle(board, { "--side": drawn.side });
    fill(
      board,
      numbers.map((row) =>
        h(
          "div",
          { role: "row", class: "deck-row" },
          numbers.map((column) => space(row, column)),
        ),
      ),
    );
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  function space(row, column) {
    const made = h("button", {
      type: "button",
      role: "gridcell",
      class: "deck-space",
      tabindex: row === focused[0] && column === focused[1] ? "0" : "-1",
      data: { row, column },
    });
    mark(made, drawn.isFilled(row, column));
    return made;
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  const spaceOf = (row, column) => find(board, `[data-row="${row}"][data-column="${column}"]`);

  /**
   * @param {number} row
   * @param {number} column
   * @param {boolean} isFilled
   */
  function set(row, column, isFilled) {
    if (!drawn.set(row, column, isFilled)) return;
    mark(spaceOf(row, column), isFilled);
    facts.show(deck.card(), drawn.shape);
  }

  /** Send the shape to the file, if it has a space at all. */
  function finish() {
    const { shape } = drawn;
    const card = deck.card();
    if (!card) return;
    // Who draws but one space on a new card draws what stands in its file already.
    if (shape) deck.fresh = "";
    if (shape === (sent ?? card.shape)) return;
    if (!shape) {
      tell(say("deck.empty_shape"));
      return;
    }
    sent = shape;
    deck.draw(card, shape).then(() => {
      if (sent !== shape) return;
      sent = null;
      show();
    });
  }

  /** @param {import("./shapes.js").Turn} way */
  function turn(way) {
    if (!drawn.shape) return;
    take(turned(drawn.shape, way));
    finish();
  }

  /** @param {number} by */
  const move = (by) => moveCard(deck, deck.list, deck.index, deck.index + by);

  /** @returns {HTMLElement | null | undefined} */
  const spaceAt = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest(".deck-space");
  board.addEventListener("pointerdown", (event) => {
    const pressed = around(event, ".deck-space");
    if (!pressed || event.button !== 0) return;
    event.preventDefault();
    pressed.focus();
    last = placeOf(pressed);
    painting = true;
    // A tap on a filled space empties it; a stroke from there to an empty one goes on with the shape.
    first = drawn.isFilled(last[0], last[1]) ? [...last] : null;
    if (!first) set(last[0], last[1], true);
  });
  /**
   * Paint up to where the pointer is: a quick finger goes over several spaces between two pictures of the screen.
   *
   * @param {PointerEvent} event
   */
  const paint = (event) => {
    const reached = spaceAt(event);
    if (painting === null || !reached || !board.contains(reached)) return;
    const [row, column] = placeOf(reached);
    if (first && (last[0] !== row || last[1] !== column)) {
      painting = !drawn.isFilled(row, column);
      if (!painting) set(first[0], first[1], false);
      first = null;
    }
    while (last[0] !== row || last[1] !== column) {
      if (last[1] !== column) last[1] += Math.sign(column - last[1]);
      else last[0] += Math.sign(row - last[0]);
      set(last[0], last[1], painting);
    }
  };
  board.addEventListener("pointermove", paint);
  const lift = () => {
    if (painting === null) return;
    if (first) set(first[0], first[1], false);
    first = null;
    painting = null;
    finish();
  };
  board.addEventListener("pointerup", (event) => {
    paint(event);
    lift();
  });
  board.addEventListener("pointercancel", lift);
  board.addEventListener("pointerleave", lift);
  board.addEventListener("keydown", (event) => {
    const pressed = around(event, ".deck-space");
    if (!pressed) return;
    const [row, column] = placeOf(pressed);
    const steps = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, -column],
      End: [0, drawn.side - 1 - column],
    };
    if (event.key in steps) {
      event.preventDefault();
      const [y, x] = [row + steps[event.key][0], column + steps[event.key][1]];
      if (!drawn.holds(y, x)) return;
      pressed.tabIndex = -1;
      focused = [y, x];
      const next = spaceOf(y, x);
      next.tabIndex = 0;
      next.focus();
    }
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      focused = [row, column];
      set(row, column, !drawn.isFilled(row, column));
      finish();
    }
  });

  return { element, show };
}
