/**
 * A patch in the hand: turned, moved, cut and laid. The server says all its ways, where they fit, and the legal cuts.
 */

import { send } from "../api.js";
import { fill, h } from "../dom.js";
import { latest } from "../latest.js";
import { patch } from "../pictures.js";
import { sizeOf, spaceName, spacesOf } from "../spaces.js";
import { say } from "../texts.js";
import { boxed, placed } from "./board.js";

/** What is said of a patch in the hand; games have their own words for some. */
const WORDS = {
  fits: (card, fit) => say("sheet.fits", { card, ...fit }),
  nowhere: (card) => say("sheet.fits_nowhere", { card }),
  single: () => say("sheet.one_space"),
};

/**
 * What is taken: a card, or one space without one, and where it is to lie if somebody has said so.
 *
 * @typedef {object} Held
 * @property {string} card
 * @property {string} shape
 * @property {string | number} fabric
 * @property {boolean} neighbour
 * @property {boolean} isStart
 * @property {number} cuts
 * @property {number | null} row
 * @property {number | null} column
 * @property {number[] | null} [grip] the space of it that the pointer is on
 */

/**
 * Build the hand over a board; `desk` knows the sheet, `changed(isNew)` hears of every move, and whether another patch
 * is held, `laid(patch, words)` of a patch laid on its `spaces`.
 */
export function buildHand(desk, board, { changed, laid, announce, words = WORDS }) {
  /** @type {any} */
  let held = null;
  const asking = latest();

  /** Take a card, or one space for the special action. */
  async function take({ card, shape, fabric, role = "", isStart = false }) {
    const before = document.activeElement;
    await hold({ card, shape, fabric, neighbour: role === "neighbour", isStart, cuts: 0, row: null, column: null });
    // Who has gone on to a button before the patch came means that button with the next key.
    if ([before, document.body].includes(document.activeElement)) board.focus();
  }

  /**
   * Show a patch that somebody proposes, where it would lie.
   *
   * @param {Omit<Held, "isStart"> & { isStart?: boolean }} given
   */
  async function propose({ card, shape, row, column, neighbour, cuts, fabric, isStart = false, grip }) {
    await hold({ card, shape, fabric, neighbour, isStart, cuts, row, column, grip });
    board.focus();
  }

  /**
   * Hold a shape, unless another one is taken before the server has said how it can lie.
   *
   * @param {Held} given
   */
  function hold(given) {
    return asking(
      (signal) => send("/api/sheet/hold", { ...desk.question(), shape: given.shape }, { signal }),
      (ways) => holdIn(ways, given),
    );
  }

  /**
   * @param {Server.Way[]} ways
   * @param {Held} given
   */
  function holdIn(ways, given) {
    held = { ...given, ways, images: [], way: 0 };
    const first = ways.findIndex((way) => way.fits.length > 0);
    if (given.row === null || given.column === null) {
      held.way = Math.max(first, 0);
      const fit = ways[held.way].fits[0] ?? { row: 0, column: 0 };
      move(fit.row, fit.column, false);
      if (first < 0) announce(words.nowhere(name()));
    } else {
      move(given.row, given.column);
    }
    changed(true);
  }

  const way = () => held.ways[held.way];

  /** Load the picture of the way it lies, and of those it can be turned to next, so that they are there at once. */
  function draw() {
    for (const number of [held.way, way().rotated, way().mirrored]) {
      held.images[number] ??= patch(held.ways[number].shape, held.fabric, { kind: "sheet-held" });
    }
  }

  const name = () => held.card || words.single();

  /**
   * @param {number} row
   * @param {number} column
   * @param {boolean} speak
   */
  function move(row, column, speak = true) {
    const size = sizeOf(way().shape);
    const { rows, columns } = board.size();
    held.row = Math.min(rows - size.rows, Math.max(0, row));
    held.column = Math.min(columns - size.columns, Math.max(0, column));
    held.fit = way().fits.find((fit) => fit.row === held.row && fit.column === held.column) ?? null;
    held.shape = way().shape;
    draw();
    board.hold(held);
    if (speak || held.fit) announce(sentence());
    changed(false);
  }

  function sentence() {
    if (!held.fit) return say("sheet.fits_not", { card: name() });
    return words.fits(name(), held.fit);
  }

  /** Say that the patch cannot lie here, and show it. */
  function refuse() {
    board.shake();
    return announce(sentence());
  }

  /** @param {"rotated" | "mirrored"} kind */
  function turn(kind) {
    if (!held) return announce(say("sheet.no_hand"));
    if (held.isCut) return announce(say("sheet.cut_first"));
    const middle = centre(held.shape);
    held.grip = null;
    held.way = way()[kind];
    const now = centre(way().shape);
    return move(held.row + middle[0] - now[0], held.column + middle[1] - now[1]);
  }

  /**
   * Move the patch so that its middle, or where it was gripped, lies on a space.
   *
   * @param {number} row
   * @param {number} column
   */
  function centreOn(row, column) {
    const [down, across] = held.grip ?? centre(held.shape);
    moveTo(row - down, column - across);
  }

  /**
   * Move the corner of the patch to a space, unless it lies there, or is being cut.
   *
   * @param {number} row
   * @param {number} column
   */
  function moveTo(row, column) {
    if (!held.isCut && (held.row !== row || held.column !== column)) move(row, column);
  }

  /**
   * Tell which space of the patch lies on a space of the board, as its distance from the corner; of a space beside the
   * patch, how far its middle is.
   *
   * @param {number} row
   * @param {number} column
   */
  function gripAt(row, column) {
    const { rows, columns } = sizeOf(held.shape);
    const [down, across] = [row - held.row, column - held.column];
    const isOn = down >= 0 && across >= 0 && down < rows && across < columns;
    return isOn ? [down, across] : centre(held.shape);
  }

  function lay() {
    if (!held) return announce(say("sheet.no_hand"));
    if (held.isCut) return announce(say("sheet.cut_first"));
    if (!held.fit) return refuse();
    if (held.isLaid) return undefined; // it waits for the server
    held.isLaid = true;
    const spaces = spacesOf(held.shape, held.row, held.column);
    const done = say("sheet.laid", { card: name(), place: held.fit.place });
    // It stays in sight until the sheet has it.
    return laid({ ...held, spaces }, done);
  }

  function putBack() {
    asking.stop();
    if (!held) return;
    held = null;
    board.hold(null);
    changed(true);
  }

  /** Say why the patch cannot be cut; nothing if it can. */
  function whyNoCut() {
    if (!held || !held.card) return say("sheet.no_hand");
    if (held.isStart) return say("sheet.no_cut_start");
    if (desk.left("cut") <= held.cuts) return say("sheet.no_cut_left");
    return way().cuts.length ? "" : say("sheet.no_cut_line");
  }

  /** Offer the legal lines on the board; then the two pieces of the one that is chosen. */
  function cut() {
    const why = whyNoCut();
    if (why) return announce(why);
    if (held.isCut) return stopCutting();
    held.isCut = true;
    changed(false);
    announce(say("sheet.cut_choose"));
    const strips = way().cuts.map((line) => {
      const { rows, columns } = sizeOf(held.shape);
      const isRow = line.axis === "row";
      const made = h("button", {
        type: "button",
        class: `sheet-strip ${line.axis}`,
        "aria-label": say("sheet.cut_line", { line: line.told }),
        onclick: () => choose(line),
      });
      return boxed(
        made,
        held.row + (isRow ? line.after : 0),
        held.column + (isRow ? 0 : line.after),
        isRow ? 0 : rows,
        isRow ? columns : 0,
      );
    });
    return offer(strips);
  }

  /** Hold the whole patch again. */
  function stopCutting() {
    held.isCut = false;
    board.hold(held);
    board.focus();
    changed(false);
    announce(sentence());
  }

  /** @param {any} line */
  function choose(line) {
    announce(say("sheet.cut_keep"));
    const isRow = line.axis === "row";
    offer(
      line.pieces.map((piece, which) => {
        const row = held.row + piece.row;
        const column = held.column + piece.column;
        const number = spacesOf(piece.shape, 0, 0).length;
        const made = h(
          "button",
          {
            type: "button",
            class: `sheet-part ${isRow ? "apart-down" : "apart-across"} ${which ? "after" : "before"}`,
            "aria-label": say("sheet.keep_piece", { number, place: spaceName(row, column) }),
            onclick: () => keepPiece(piece.shape, row, column),
          },
          patch(piece.shape, held.fabric),
          h("b", { "aria-hidden": "true" }, number),
        );
        return placed(made, piece.shape, row, column);
      }),
      true,
    );
  }

  /**
   * @param {string} shape
   * @param {number} row
   * @param {number} column
   */
  async function keepPiece(shape, row, column) {
    const { card, fabric, neighbour, isStart, cuts } = held;
    await hold({ card, shape, fabric, neighbour, isStart, cuts: cuts + 1, row, column });
    board.focus();
  }

  /**
   * @param {HTMLElement[]} buttons
   * @param {boolean} isLast
   */
  function offer(buttons, isLast = false) {
    fill(board.above, isLast ? [] : held.images[held.way], buttons);
    buttons[0].focus();
    const others = (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step) buttons[(buttons.indexOf(event.target) + step + buttons.length) % buttons.length].focus();
      else if (event.key === "Escape") stopCutting();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const one of buttons) one.addEventListener("keydown", others);
  }

  return {
    take,
    propose,
    lay,
    cut,
    putBack,
    centreOn,
    moveTo,
    gripAt,
    /** Let a patch that the server did not take be laid elsewhere. */
    keepHeld() {
      if (held) held.isLaid = false;
    },
    whyNoCut,
    rotate: () => turn("rotated"),
    flip: () => turn("mirrored"),
    step: (down, across) => moveTo(held.row + down, held.column + across),
    now: () => held,
    setNeighbour(wanted) {
      held.neighbour = wanted;
      changed(true);
    },
  };
}

/** @param {string} shape */
const centre = (shape) => {
  const { rows, columns } = sizeOf(shape);
  return [Math.floor((rows - 1) / 2), Math.floor((columns - 1) / 2)];
};
