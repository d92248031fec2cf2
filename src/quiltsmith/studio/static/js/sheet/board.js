/**
 * The board: a grid with one tab stop, the pieces on it, a patch that is held over it, and a rectangle.
 *
 * What fits where comes from the server; here it is only looked up.
 */

import { fill, h, setStyle } from "../dom.js";
import { patch } from "../pictures.js";
import { columnName, sizeOf, spaceName, spacesOf } from "../spaces.js";
import { say } from "../texts.js";

const LIFT = 56; // pixels that a patch floats above the finger
const SLIP = 8; // pixels that a finger slips while it taps
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @typedef {{ rows: number, columns: number, pieces: Server.PieceView[] }} BoardView what lies on it */
/** @typedef {{ row: number, column: number, rows: number, columns: number }} Spot a rectangle on it */

/**
 * Build a board. `handlers` has what happens: `press(row, column, pointer)` on a space, `hover(row, column)` by mouse,
 * `drag(row, column)` of what a finger holds, which has gripped it at `grip(row, column)`, `step(down, across)` when
 * arrows are pressed while something is held, `enter()`. A board with `paint(spaces)` hears of strokes, too.
 *
 * @param {string} name
 */
export function buildBoard(handlers, name = say("sheet.grid")) {
  const grid = h("div", { class: "sheet-grid", role: "grid", "aria-label": name });
  const layer = h("div", { class: "sheet-pieces", "aria-hidden": "true" });
  const photo = h("img", { class: "sheet-below", alt: "", hidden: true });
  const above = h("div", { class: "sheet-above" });
  const blocks = h("div", { class: "sheet-above", "aria-hidden": "true" });
  /** @type {Set<string>} */
  let covered = new Set();
  const element = h(
    "div",
    { class: "sheet-board" },
    h("div", { class: "sheet-columns", "aria-hidden": "true" }),
    h("div", { class: "sheet-rows", "aria-hidden": "true" }),
    photo,
    grid,
    layer,
    above,
    blocks,
  );
  /** @type {Map<string, HTMLElement>} */
  const drawn = new Map();
  let size = { rows: 0, columns: 0 };
  /** @type {HTMLElement[][]} */
  let cells = [];
  let active = [0, 0];
  let isHolding = false;

  /**
   * @param {number} rows
   * @param {number} columns
   */
  function resize(rows, columns) {
    if (size.rows === rows && size.columns === columns) return;
    size = { rows, columns };
    active = [0, 0];
    setStyle(element, { "--rows": rows, "--columns": columns });
    cells = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) =>
        h("div", { role: "gridcell", class: "sheet-cell", tabindex: "-1", data: { row, column } }),
      ),
    );
    fill(
      grid,
      cells.map((line) => h("div", { role: "row", class: "sheet-line" }, line)),
    );
    fill(
      element.children[0],
      cells[0]?.map((_, column) => h("span", {}, columnName(column))),
    );
    fill(
      element.children[1],
      cells.map((_, row) => h("span", {}, row + 1)),
    );
    activate(0, 0);
  }

  /**
   * @param {number} row
   * @param {number} column
   * @param {boolean} focus
   */
  function activate(row, column, focus = false) {
    cells[active[0]]?.[active[1]]?.setAttribute("tabindex", "-1");
    active = [row, column];
    cells[row]?.[column]?.setAttribute("tabindex", "0");
    if (focus) cells[row]?.[column]?.focus({ preventScroll: true });
  }

  /** @param {{ clientX: number, clientY: number }} event */
  const at = (event) => {
    const box = grid.getBoundingClientRect();
    const row = Math.floor(((event.clientY - box.top) / box.height) * size.rows);
    const column = Math.floor(((event.clientX - box.left) / box.width) * size.columns);
    return [Math.min(size.rows - 1, Math.max(0, row)), Math.min(size.columns - 1, Math.max(0, column))];
  };
  /** @type {{ grip: number[], x: number, y: number, hasMoved: boolean } | null} a finger that moves what is held */
  let drag = null;
  grid.addEventListener("pointermove", (event) => {
    if (isHolding && event.pointerType === "mouse") handlers.hover(...at(event));
    if (!isHolding || !drag) return;
    drag.hasMoved ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLIP;
    if (!drag.hasMoved) return;
    // The patch keeps the point where it was gripped, above the finger, which would hide it.
    const [row, column] = at({ clientX: event.clientX, clientY: event.clientY - LIFT });
    handlers.drag(row - drag.grip[0], column - drag.grip[1]);
  });
  grid.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" || !isHolding) return;
    drag = { grip: handlers.grip(...at(event)), x: event.clientX, y: event.clientY, hasMoved: false };
    grid.setPointerCapture(event.pointerId);
  });
  const letGo = () => {
    drag = null;
  };
  grid.addEventListener("pointerup", letGo);
  grid.addEventListener("pointercancel", letGo);
  /** @type {number[][] | null} the spaces that a stroke has gone over so far */
  let stroke = null;
  let hasPainted = false;
  if (handlers.paint) {
    element.classList.add("paints");
    grid.addEventListener("pointerdown", (event) => {
      hasPainted = false;
      if (!isHolding && event.button === 0) stroke = [at(event)];
    });
    grid.addEventListener("pointermove", (event) => {
      if (!stroke || isHolding) return;
      const [row, column] = at(event);
      if (stroke.some(([r, c]) => r === row && c === column)) return;
      stroke.push([row, column]);
      for (const [r, c] of stroke) cells[r][c].classList.add("painting");
    });
    const endStroke = () => {
      const done = stroke ?? [];
      stroke = null;
      for (const [r, c] of done) cells[r][c].classList.remove("painting");
      hasPainted = done.length > 1;
      if (hasPainted) handlers.paint(done);
    };
    grid.addEventListener("pointerup", endStroke);
    grid.addEventListener("pointerleave", endStroke);
    grid.addEventListener("pointercancel", endStroke);
  }
  grid.addEventListener("click", (event) => {
    if (hasPainted) hasPainted = false;
    else handlers.press(...at(event), event.pointerType);
  });
  grid.addEventListener("contextmenu", (event) => {
    if (!isHolding) return;
    event.preventDefault();
    handlers.back();
  });
  grid.addEventListener(
    "wheel",
    (event) => {
      if (!isHolding) return;
      event.preventDefault();
      handlers.rotate();
    },
    { passive: false },
  );
  grid.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step && isHolding) handlers.step(...step);
    else if (step) move(active[0] + step[0], active[1] + step[1]);
    else if (event.key === "Home" && !isHolding) move(active[0], 0);
    else if (event.key === "End" && !isHolding) move(active[0], size.columns - 1);
    else if (event.key === "Enter" || event.key === " ") handlers.enter(...active);
    else return;
    event.preventDefault();
  });
  /**
   * @param {number} row
   * @param {number} column
   */
  const move = (row, column) =>
    activate(Math.min(size.rows - 1, Math.max(0, row)), Math.min(size.columns - 1, Math.max(0, column)), true);

  /**
   * Show what lies on the board, each piece in the fabric that the server gives it.
   *
   * @param {BoardView} view
   */
  function show(view) {
    resize(view.rows, view.columns);
    const here = new Set();
    covered = new Set();
    const names = cells.map((line, row) =>
      line.map((_, column) => say("sheet.cell_empty", { space: spaceName(row, column) })),
    );
    view.pieces.forEach((piece) => {
      const key = [piece.shape, piece.row, piece.column, piece.fabric].join(" ");
      here.add(key);
      const image = drawn.get(key) ?? patch(piece.shape, piece.fabric, { kind: "sheet-piece" });
      if (!drawn.has(key)) {
        drawn.set(key, placed(image, piece.shape, piece.row, piece.column));
        layer.append(image);
      }
      Object.assign(image.dataset, { line: piece.line, letter: piece.letter });
      for (const [row, column] of spacesOf(piece.shape, piece.row, piece.column)) {
        const space = spaceName(row, column);
        covered.add(space);
        names[row][column] =
          piece.letter === "#" && !piece.card
            ? say("scan.filled", { space })
            : say("sheet.cell_full", { space, piece: piece.card || piece.letter });
      }
    });
    for (const [key, image] of drawn) {
      if (!here.has(key)) {
        image.remove();
        drawn.delete(key);
      }
    }
    cells.forEach((line, row) => line.forEach((cell, column) => cell.setAttribute("aria-label", names[row][column])));
  }

  /** Show the patch that is held, or nothing; `images` are its ways, loaded before. */
  function hold(hand) {
    isHolding = hand !== null;
    element.classList.toggle("holding", isHolding);
    fill(blocks);
    if (!hand) return fill(above);
    const image = placed(hand.images[hand.way], hand.shape, hand.row, hand.column);
    if (above.firstChild !== image) fill(above, image);
    image.classList.toggle("unfit", !hand.fit);
    const spaces = spacesOf(hand.shape, hand.row, hand.column);
    const blocked = hand.fit ? [] : spaces.filter(([r, c]) => covered.has(spaceName(r, c)));
    fill(
      blocks,
      blocked.map(([r, c]) => boxed(h("i", { class: "sheet-block" }), r, c, 1, 1)),
    );
    const [row, column] = spaces[0];
    const isFocused = grid.contains(document.activeElement);
    activate(row, column, isFocused);
    return undefined;
  }

  /**
   * Lay the photo that the board was read from below its pieces.
   *
   * @param {string} address
   */
  function showPhoto(address) {
    photo.src = address;
    photo.hidden = false;
    element.classList.add("has-photo");
  }

  /**
   * Mark spaces that were tapped.
   *
   * @param {number[][]} spaces
   */
  function mark(spaces) {
    fill(
      blocks,
      spaces.map(([row, column]) => boxed(h("i", { class: "sheet-mark" }), row, column, 1, 1)),
    );
  }

  /** Let what is held say no. */
  function shake() {
    const image = above.firstElementChild;
    image?.classList.remove("shaken");
    requestAnimationFrame(() => image?.classList.add("shaken"));
  }

  /**
   * Frame a rectangle, with words on its lower edge; or nothing.
   *
   * @param {Spot | null} rectangle
   * @param {string} words
   * @param {string} mood
   */
  function frame(rectangle, words = "", mood = "") {
    element.querySelector(".sheet-frame")?.remove();
    if (!rectangle) return;
    const made = h("div", { class: `sheet-frame ${mood}`, "aria-hidden": "true" }, words && h("span", {}, words));
    element.append(boxed(made, rectangle.row, rectangle.column, rectangle.rows, rectangle.columns));
  }

  /**
   * Point at the piece of a line of the log, or of a letter.
   *
   * @param {number} line
   */
  const point = (line) => pointAt((image) => line > 0 && Number(image.dataset.line) === line);
  /** @param {string} letter */
  const pointLetter = (letter) => pointAt((image) => letter !== "" && image.dataset.letter === letter);
  /** @param {(image: HTMLElement) => boolean} isMeant */
  function pointAt(isMeant) {
    for (const image of drawn.values()) image.classList.toggle("pointed", isMeant(image));
  }

  return {
    element,
    grid,
    above,
    show,
    hold,
    mark,
    showPhoto,
    isCovered: (row, column) => covered.has(spaceName(row, column)),
    shake,
    frame,
    point,
    pointLetter,
    focus: () => activate(active[0], active[1], true),
    size: () => size,
  };
}

/**
 * Put a picture of a patch on its spaces; pictures are a twentieth of a space larger on all sides.
 *
 * @param {HTMLElement} image
 * @param {string} shape
 * @param {number} row
 * @param {number} column
 */
export function placed(image, shape, row, column) {
  const { rows, columns } = sizeOf(shape);
  return boxed(image, row, column, rows, columns);
}

/**
 * Put an element on a box of spaces.
 *
 * @param {HTMLElement} made
 * @param {number} row
 * @param {number} column
 * @param {number} rows
 * @param {number} columns
 */
export function boxed(made, row, column, rows, columns) {
  return setStyle(made, { "--at-row": row, "--at-column": column, "--high": rows, "--wide": columns });
}
