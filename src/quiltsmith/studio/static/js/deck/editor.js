/**
 * One card: its shape drawn by tapping, dragging or with the keyboard; its words and numbers; what can be done with it.
 */

import { around, button, fill, find, h, iconButton, setStyle } from "../dom.js";
import { tell } from "../status.js";
import { say } from "../texts.js";
import { addCard, moveCard } from "./cards.js";
import { buildFacts } from "./facts.js";
import { buildFields } from "./fields.js";

const SIDE = 7;
const LARGEST = 9;

/** Say of a space whether it is filled, to eyes and to ears. */
function mark(space, isFilled) {
  const place = `${String.fromCharCode(65 + Number(space.dataset.column))}${Number(space.dataset.row) + 1}`;
  space.setAttribute("aria-selected", String(isFilled));
  space.setAttribute("aria-label", say(isFilled ? "deck.space_filled" : "deck.space_empty", { place }));
}

/** Build the editor; `show` follows the chosen card. */
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
      onclick: () => turn((row, column, rows) => [column, rows - 1 - row]),
    }),
    button(say("deck.flip"), {
      icon: "flip",
      onclick: () => turn((row, column, rows, columns) => [row, columns - 1 - column]),
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
  const empty = h("p", { class: "muted deck-empty" }, say("deck.nothing"));
  const work = h(
    "div",
    { class: "deck-work" },
    h("div", { class: "deck-card-head" }, badge, fields.element),
    h("div", { class: "deck-drawing" }, board, tools),
    h("p", { class: "muted small" }, say("deck.how")),
    facts.element,
  );
  const element = h("section", { class: "deck-editor", "aria-label": say("deck.tab_draw") }, work, empty);
  let cells = new Set();
  let side = SIDE;
  let focused = 0;
  let shownCard = "";
  let painting = null;
  let last = [0, 0];
  let sent = null;

  const key = (row, column) => row * LARGEST + column;
  const isIn = (row, column) => row >= 0 && column >= 0 && row < side && column < side;

  function show() {
    const card = deck.card();
    work.hidden = !card;
    empty.hidden = Boolean(card);
    if (!card) return;
    badge.textContent = card.id || "?";
    before.disabled = card.index === 0;
    after.disabled = card.index >= deck.look.cards.filter((one) => one.list === card.list).length - 1;
    board.style.setProperty("--fabric", `url("/picture/swatch.svg?fabric=${card.fabric}&columns=1&rows=1")`);
    const here = `${card.list}/${card.index}`;
    if (here !== shownCard) sent = null;
    // What is being drawn goes before what the server has heard of so far.
    if (here !== shownCard || (sent === null && painting === null && shapeOf() !== card.shape)) take(card.shape);
    shownCard = here;
    fields.show(card);
    facts.show(card, card.shape);
  }

  /** Put a shape into the middle of the board. */
  function take(shape) {
    const rows = shape ? shape.split("/") : [];
    const wide = Math.max(rows.length, ...rows.map((row) => row.length), 1);
    side = Math.min(LARGEST, Math.max(SIDE, wide));
    const top = Math.floor((side - rows.length) / 2);
    const left = Math.floor((side - Math.max(0, ...rows.map((row) => row.length))) / 2);
    cells = new Set(
      rows.flatMap((row, y) => [...row].flatMap((one, x) => (one === "#" ? [key(top + y, left + x)] : []))),
    );
    drawBoard();
  }

  function drawBoard() {
    setStyle(board, { "--side": side });
    const spaces = Array.from({ length: side }, (_, row) =>
      h(
        "div",
        { role: "row", class: "deck-row" },
        Array.from({ length: side }, (_, column) => {
          const space = h("button", {
            type: "button",
            role: "gridcell",
            class: "deck-space",
            tabindex: key(row, column) === focused ? "0" : "-1",
            data: { row, column },
          });
          mark(space, cells.has(key(row, column)));
          return space;
        }),
      ),
    );
    fill(board, spaces);
    if (!board.querySelector("[tabindex='0']")) find(board, "button").tabIndex = 0;
  }

  function set(row, column, isFilled) {
    const space = board.querySelector(`[data-row="${row}"][data-column="${column}"]`);
    if (!space || cells.has(key(row, column)) === isFilled) return;
    if (isFilled) cells.add(key(row, column));
    else cells.delete(key(row, column));
    mark(space, isFilled);
    facts.show(deck.card(), shapeOf());
  }

  /** Send the shape to the file, if it has a space at all. */
  function finish() {
    const shape = shapeOf();
    const card = deck.card();
    if (!card || shape === (sent ?? card.shape)) return;
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

  function shapeOf() {
    const places = [...cells].map((cell) => [Math.floor(cell / LARGEST), cell % LARGEST]);
    if (places.length === 0) return "";
    const top = Math.min(...places.map(([row]) => row));
    const left = Math.min(...places.map(([, column]) => column));
    const rows = Math.max(...places.map(([row]) => row)) - top + 1;
    const columns = Math.max(...places.map(([, column]) => column)) - left + 1;
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => (cells.has(key(top + row, left + column)) ? "#" : ".")).join(""),
    ).join("/");
  }

  function turn(to) {
    const rows = shapeOf().split("/");
    if (!rows[0]) return;
    const turned = new Map();
    let height = 0;
    let width = 0;
    rows.forEach((text, row) =>
      [...text].forEach((one, column) => {
        const [y, x] = to(row, column, rows.length, text.length);
        turned.set(`${y}/${x}`, one);
        height = Math.max(height, y + 1);
        width = Math.max(width, x + 1);
      }),
    );
    take(
      Array.from({ length: height }, (_, row) =>
        Array.from({ length: width }, (_, column) => turned.get(`${row}/${column}`)).join(""),
      ).join("/"),
    );
    finish();
  }

  const move = (by) => moveCard(deck, deck.list, deck.index, deck.index + by);

  /** @returns {HTMLElement | null | undefined} */
  const spaceAt = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest(".deck-space");
  board.addEventListener("pointerdown", (event) => {
    const space = around(event, ".deck-space");
    if (!space || event.button !== 0) return;
    event.preventDefault();
    space.focus();
    painting = space.getAttribute("aria-selected") !== "true";
    last = [Number(space.dataset.row), Number(space.dataset.column)];
    set(last[0], last[1], painting);
  });
  /** Paint up to where the pointer is: a quick finger goes over several spaces between two pictures of the screen. */
  const paint = (event) => {
    const space = painting === null ? null : spaceAt(event);
    if (!space || !board.contains(space)) return;
    const [row, column] = [Number(space.dataset.row), Number(space.dataset.column)];
    while (last[0] !== row || last[1] !== column) {
      if (last[1] !== column) last[1] += Math.sign(column - last[1]);
      else last[0] += Math.sign(row - last[0]);
      set(last[0], last[1], painting);
    }
  };
  board.addEventListener("pointermove", paint);
  const lift = () => {
    if (painting === null) return;
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
    const space = around(event, ".deck-space");
    if (!space) return;
    const [row, column] = [Number(space.dataset.row), Number(space.dataset.column)];
    const steps = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, -column],
      End: [0, side - 1 - column],
    };
    if (event.key in steps) {
      event.preventDefault();
      const [y, x] = [row + steps[event.key][0], column + steps[event.key][1]];
      if (!isIn(y, x)) return;
      space.tabIndex = -1;
      focused = key(y, x);
      const next = find(board, `[data-row="${y}"][data-column="${x}"]`);
      next.tabIndex = 0;
      next.focus();
    }
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      focused = key(row, column);
      set(row, column, !cells.has(key(row, column)));
      finish();
    }
  });

  return { element, show };
}
