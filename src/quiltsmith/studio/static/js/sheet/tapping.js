/** Spaces that are tapped one by one: a patch as somebody drew it on paper, or two corners of a rectangle. */

import { say } from "../texts.js";

/**
 * What is tapped: the spaces of a patch that was held, or corners.
 *
 * @typedef {object} Tapped
 * @property {"drawn" | "corners"} kind
 * @property {any} held
 * @property {number[][]} spaces
 */

/** Build it over a board; `handlers` has `changed()`, `announce(words)`, `lay(patch, words)` and `score(sides)`. */
export function buildTapping(board, handlers) {
  /** @type {Tapped | null} */
  let tapped = null;

  /**
   * @param {"drawn" | "corners"} kind
   * @param {any} held
   */
  function begin(kind, held) {
    tapped = { kind, held, spaces: [] };
    board.frame(null);
    handlers.announce(say(kind === "drawn" ? "sheet.tap_spaces" : "sheet.tap_first"));
    handlers.changed();
    board.focus();
  }

  function stop() {
    if (!tapped) return;
    tapped = null;
    board.mark([]);
    handlers.announce("");
    handlers.changed();
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  function tap(row, column) {
    if (!tapped) return;
    if (tapped.kind === "corners") corner(tapped, [row, column]);
    else if (board.isCovered(row, column)) handlers.announce(say("sheet.fits_not", { card: tapped.held.card }));
    else {
      const others = tapped.spaces.filter((one) => one[0] !== row || one[1] !== column);
      tapped.spaces = others.length < tapped.spaces.length ? others : [...others, [row, column]];
      board.mark(tapped.spaces);
      handlers.changed();
    }
  }

  /**
   * @param {Tapped} now
   * @param {number[]} space
   */
  function corner(now, space) {
    const [first] = now.spaces;
    if (!first) {
      now.spaces = [space];
      board.mark(now.spaces);
      handlers.announce(say("sheet.tap_second"));
      return;
    }
    const [top, bottom] = [first[0], space[0]].sort((one, other) => one - other);
    const [left, right] = [first[1], space[1]].sort((one, other) => one - other);
    const sides = { rows: bottom - top + 1, columns: right - left + 1 };
    const inside = Array.from({ length: sides.rows * sides.columns }, (_, number) => [
      top + Math.floor(number / sides.columns),
      left + (number % sides.columns),
    ]);
    if (inside.every(([row, column]) => board.isCovered(row, column))) {
      handlers.score(sides);
      return;
    }
    now.spaces = [];
    board.mark([]);
    handlers.announce(say("sheet.tap_gap", { rectangle: `${sides.rows}×${sides.columns}` }));
  }

  function lay() {
    if (!tapped?.spaces.length) return;
    const { held, spaces } = tapped;
    handlers.lay({ ...held, spaces }, "");
  }

  return { now: () => tapped, begin, stop, tap, lay };
}
