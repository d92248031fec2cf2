/** A quilt on the table: a board with the pieces on it, and a hand over it; the same as for any sheet. */

import { covers } from "../spaces.js";
import { say } from "../texts.js";
import { buildBoard } from "../sheet/board.js";
import { buildHand } from "../sheet/hand.js";

const WORDS = {
  fits: (card, fit) => say(fit.earns_tile ? "duel.fits_tile" : "duel.fits", { card, ...fit }),
  nowhere: (card) => say("duel.fits_nowhere", { card }),
  single: () => say("duel.special"),
};

/**
 * Build the quilt of a player, by number. `handlers` has `question()`, `announce(words)`, `changed(isNew)`,
 * `laid(patch, words)`, `press(row, column, piece)` when nothing is held, and perhaps `paint(spaces, pieceAt)`.
 *
 * @param {number} number
 */
export function buildQuilt(number, handlers) {
  /** @type {Server.PieceView[]} */
  let pieces = [];
  let special = "";
  /**
   * @param {number} row
   * @param {number} column
   */
  const at = (row, column) => pieces.find((piece) => covers(piece, row, column)) ?? null;
  const board = buildBoard({
    hover: (row, column) => hand.centreOn(row, column),
    drag: (row, column) => hand.moveTo(row, column),
    grip: (row, column) => hand.gripAt(row, column),
    press(row, column, pointer) {
      if (!hand.now()) return handlers.press(row, column, at(row, column));
      hand.centreOn(row, column);
      return pointer === "mouse" ? hand.lay() : undefined;
    },
    step: (down, across) => hand.step(down, across),
    enter: (row, column) => (hand.now() ? hand.lay() : handlers.press(row, column, at(row, column))),
    back: () => hand.putBack(),
    rotate: () => hand.rotate(),
    paint: handlers.paint && ((spaces) => handlers.paint(spaces, at)),
  });
  const hand = buildHand({ question: () => ({ ...handlers.question(), board: number }) }, board, {
    ...handlers,
    words: WORDS,
  });

  /**
   * Show what lies on it.
   *
   * @param {Server.DuelView | Server.QuiltsView} view
   * @param {Server.SeatView | Server.QuiltSeat} seat
   * @param {Record<string, string>} fabrics
   */
  function show(view, seat, fabrics) {
    ({ pieces } = seat);
    special = fabrics[""];
    const named = pieces.map((piece) => ({
      ...piece,
      card: piece.card || say(piece.letter === "#" ? "duel.covered" : "duel.special"),
    }));
    board.grid.setAttribute("aria-label", say("duel.quilt_of", { player: seat.player || say("sheet.player_none") }));
    board.show({ rows: view.rows, columns: view.columns, pieces: named });
    board.point(0);
  }

  return { board, hand, show, takeSpecial: () => hand.take({ card: "", shape: "#", fabric: special }) };
}
