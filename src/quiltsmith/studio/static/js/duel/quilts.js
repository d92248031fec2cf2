/** Finished quilts on the table: one, or both of a game, with what the players say that they have, and the points. */

import { around, button, fill, h, iconButton, setPressed } from "../dom.js";
import { patch } from "../pictures.js";
import { buildSegments } from "../segments.js";
import { limit, say, sayCount } from "../texts.js";
import { remarks, verdictNote } from "../sheet/remarks.js";
import { bringIntoSight, buildDeskBase, setBoardSize } from "../sheet/desk_base.js";
import { buildTiles } from "../sheet/tiles.js";
import { buildTools } from "../sheet/tools.js";
import { buildQuilt } from "./quilt.js";
import { problemHere, token } from "./seat.js";

const TABS = ["patches", "pieces"];

/** What is shown before the first answer, and while another one is laid out. */
const NOTHING = /** @type {any} */ (null);

/** @typedef {Server.SheetAnswer & { view: Server.QuiltsView }} QuiltsAnswer */

/**
 * Build the desk; `handlers` has `written()` after each change, `undo()` and `redo()`.
 *
 * @param {import("../sheet/session.js").Session} session
 * @param {import("../sheet/desk_base.js").DeskHandlers} handlers
 */
export function buildQuilts(session, handlers) {
  /** @type {QuiltsAnswer} */
  let answer = NOTHING;
  let current = 0;
  let chosen = null;
  const { line, announce, refuse, change, ...base } = buildDeskBase(
    session,
    handlers,
    show,
    (found, [edit], focused) => {
      const { board } = quilts[current];
      if (edit.type === "lay") tiles.focus();
      else if (board.grid.contains(focused)) board.focus();
    },
    () => hand()?.keepHeld(),
  );
  const question = () => session.sheet();
  const quilts = [0, 1].map((board) =>
    buildQuilt(board, {
      question,
      announce,
      changed: (isNew) => answer && (isNew ? showHand() : tools.show()),
      laid: (laid, words) => change([{ type: "lay", board, card: laid.card, spaces: laid.spaces }], words),
      press: (row, column, piece) => {
        turnTo(board);
        if (piece && piece.letter !== "#") choose(piece);
        else change([{ type: "paint", board, space: [row, column] }]);
      },
      paint: (spaces, pieceAt) => {
        turnTo(board);
        // The first space says whether the stroke fills or empties.
        const isCovered = ([row, column]) => pieceAt(row, column)?.letter === "#";
        const isFilling = !isCovered(spaces[0]);
        const meant = spaces.filter((one) => (isFilling ? !pieceAt(...one) : isCovered(one)));
        if (meant.length) change(meant.map((space) => ({ type: "paint", board, space })));
      },
    }),
  );
  const seats = quilts.map((quilt, number) =>
    buildClaims(number, quilt, {
      turnTo: () => turnTo(number),
      claim: (kind, value) => change([{ type: "claim", board: number, kind, value }]),
      fix,
    }),
  );
  const hand = () => (answer ? quilts[current].hand : null);
  const tiles = buildTiles(
    () => answer?.fabrics ?? {},
    (card) => {
      bringIntoSight(quilts[current].board.element);
      return quilts[current].hand
        .take({ card: card.id, shape: card.shape, fabric: answer.fabrics[card.id] ?? 0 })
        .catch(refuse);
    },
    say("duel.search"),
  );
  const single = button(say("duel.special"), {
    kind: "soft",
    icon: "board",
    onclick: () => quilts[current].takeSpecial().catch(refuse),
  });
  const patches = h(
    "section",
    { class: "panel duel-market", "aria-label": say("sheet.cards") },
    h("p", { class: "muted small" }, say("duel.quilt_about")),
    single,
    tiles.element,
  );
  const pieces = h("section", { class: "panel sheet-turns duel-moves", "aria-label": say("duel.tab_pieces") });
  const tools = buildTools(["rotate", "flip", "back", "place"], {
    hand,
    back: () => {
      announce(say("duel.idle_quilt"));
      tiles.focus();
    },
    undo: handlers.undo,
    redo: handlers.redo,
  });
  const away = button(say("duel.take_away"), {
    icon: "trash",
    disabled: true,
    onclick: () => chosen && change([{ type: "remove", board: current, letter: chosen.letter }]),
  });
  tools.element.prepend(h("span", { class: "sheet-tool" }, away));
  const tabs = buildSegments(
    say("sheet.board"),
    TABS.map((name) => [name, say(`duel.tab_${name}`)]),
    (name) => open(name),
    { kind: "duel-switch" },
  );
  const title = h("h1", {});
  const element = h(
    "div",
    { class: "duel-desk quilts" },
    h("div", { class: "duel-title" }, title),
    line,
    h(
      "div",
      { class: "duel-seats" },
      seats.map((seat) => seat.element),
    ),
    tools.element,
    h("div", { class: "duel-side" }, tabs.element, patches, pieces),
  );

  /** @param {string} name */
  function open(name) {
    element.dataset.tab = name;
    tabs.press(name);
  }

  /** @param {number} number */
  function turnTo(number) {
    if (number !== current) quilts[current].hand.putBack();
    current = number;
    element.dataset.seat = String(number);
    seats.forEach((seat, which) => {
      setPressed(seat.head, which === number);
      seat.element.classList.toggle("now", which === number);
    });
    if (answer) showPieces();
  }

  /**
   * Choose a piece that lies, so that it can be taken away.
   *
   * @param {Server.PieceView | null} piece
   */
  function choose(piece) {
    chosen = piece;
    away.disabled = !piece;
    quilts.forEach(({ board }, number) => board.pointLetter(number === current ? (piece?.letter ?? "") : ""));
    if (piece) announce(say("sheet.laid", { card: piece.card || say("duel.special"), place: piece.place }));
  }

  /** @param {Server.Problem} [problem] one that is mended in the text */
  function fix(problem) {
    return problem ? handlers.text(problem) : change([{ type: "totals" }]);
  }

  /**
   * @param {QuiltsAnswer} found
   * @param {string} words
   */
  async function show(found, words = "") {
    answer = NOTHING;
    for (const quilt of quilts) quilt.hand.putBack();
    answer = found;
    const { view, verdict } = found;
    setBoardSize(element, view);
    await tiles.load(found.deck);
    element.classList.toggle("single", view.seats.length === 1);
    title.textContent = say(view.seats.length === 1 ? "duel.one_quilt" : "duel.two_quilts");
    const lines = new Set(view.seats.flatMap((seat) => seat.lines));
    seats.forEach((seat, number) => {
      seat.element.hidden = number >= view.seats.length;
      if (seat.element.hidden) return;
      const own = view.seats[number];
      // What stands nowhere else stands with the first player.
      const problems = verdict.problems.filter(
        (problem) =>
          own.lines.includes(problem.line) || (number === 0 && !lines.has(problem.line) && !isPiece(problem.line)),
      );
      quilts[number].show(view, own, found.fabrics);
      seat.show(view, own, problems, verdict, number === 0);
    });
    turnTo(Math.min(current, view.seats.length - 1));
    choose(null);
    showHand();
    announce([words, say("duel.idle_quilt")].filter(Boolean).join(" "));
  }

  /** @param {number} number */
  const isPiece = (number) =>
    answer.view.seats.some((seat) => seat.pieces.some((piece) => piece.line && piece.line === number));

  function showHand() {
    const used = new Set(answer.view.seats.flatMap((seat) => seat.pieces.map((piece) => piece.card)));
    const held = hand()?.now() ?? null;
    tiles.show(
      say("duel.all_patches"),
      (card) => !card.is_start,
      (id) => used.has(id),
      (id) => held?.card === id,
    );
    single.disabled = held !== null && !held.card;
    showPieces();
    tools.show();
  }

  function showPieces() {
    const seat = answer.view.seats[current];
    const lying = seat.pieces.filter((piece) => piece.letter !== "#");
    /** @param {Server.PieceView} piece */
    const at = (piece) => answer.verdict.problems.filter((problem) => piece.line && problem.line === piece.line);
    fill(
      pieces,
      h(
        "div",
        { class: "sheet-row" },
        h("h2", { class: "sheet-title" }, say("duel.tab_pieces")),
        h("span", { class: "muted small" }, lying.length || ""),
      ),
      lying.length === 0 && h("p", { class: "muted" }, say("duel.no_pieces")),
      h(
        "ol",
        { class: "sheet-log" },
        lying.map((piece) => [
          h(
            "li",
            {},
            h(
              "button",
              { type: "button", class: "sheet-entry", onclick: () => choose(piece) },
              h("span", { class: "sheet-turn" }, piece.letter),
              h("span", { class: "sheet-thumb" }, patch(piece.shape, piece.fabric, { seam: false })),
              h("b", {}, piece.card || say("duel.special")),
              h("span", { class: "muted grow" }, piece.place),
            ),
            iconButton(
              "trash",
              say("duel.take_away_what", { what: `${piece.card || say("duel.special")} ${piece.place}` }),
              { onclick: () => change([{ type: "remove", board: current, letter: piece.letter }]) },
            ),
          ),
          at(piece).map((problem) => h("li", { class: "told-here" }, problemHere(problem, fix))),
        ]),
      ),
    );
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (event.key !== "Delete" || !chosen || around(event, "input, textarea, select, dialog")) return;
    away.click();
    event.preventDefault();
  }

  addEventListener("keydown", keys);
  open("patches");
  turnTo(0);
  return {
    element,
    show,
    leave: () => {
      base.leave();
      tools.leave();
      removeEventListener("keydown", keys);
    },
  };
}

/**
 * A player with a finished quilt: what is left, the tile, the points.
 *
 * @param {number} number
 * @param {any} quilt
 */
function buildClaims(number, quilt, { turnTo, claim, fix }) {
  const head = h("button", { type: "button", class: "duel-head", onclick: turnTo });
  const buttons = h("input", {
    id: `duel-buttons-${number}`,
    type: "number",
    ...limit("claim.value"),
    inputmode: "numeric",
    placeholder: "0",
    onfocus: () => buttons.select(),
    onchange: () => write(Number(buttons.value)),
  });
  /** @param {number} value */
  const write = (value) => claim("buttons", Math.min(limit("claim.value").max, Math.max(0, Math.floor(value) || 0)));
  const label = h("label", { for: `duel-buttons-${number}` });
  const tile = h("input", {
    id: `duel-tile-${number}`,
    type: "checkbox",
    class: "switch",
    role: "switch",
    onchange: () => claim("tile", Number(tile.checked)),
  });
  const tileLabel = h("label", { for: `duel-tile-${number}` });
  /**
   * @param {number} by
   * @param {string} words
   */
  const step = (by, words) =>
    iconButton(by < 0 ? "less" : "more", words, { onclick: () => write(Number(buttons.value || 0) + by) });
  const sum = h("div", { class: "duel-sum" });
  const notes = h("div", { class: "duel-notes" });
  const claims = h(
    "div",
    { class: "panel duel-claims" },
    h(
      "div",
      { class: "duel-claim" },
      label,
      h("span", { class: "stepper" }, step(-1, say("duel.less")), buttons, step(1, say("duel.more"))),
    ),
    h("div", { class: "duel-claim" }, tileLabel, tile),
    sum,
    notes,
  );
  const element = h(
    "section",
    { class: "duel-seat" },
    head,
    h("div", { class: "duel-body" }, quilt.board.element),
    claims,
  );

  /**
   * Show the player; what is said of all quilts together stands with the first.
   *
   * @param {Server.QuiltsView} view
   * @param {Server.QuiltSeat} seat
   * @param {Server.Problem[]} problems
   * @param {Record<string, any>} verdict
   * @param {boolean} isFirst
   */
  function show(view, seat, problems, verdict, isFirst) {
    const name = seat.player || say("sheet.player_none");
    element.setAttribute("aria-label", name);
    fill(
      head,
      token(name, number),
      h("b", { class: "duel-name" }, name),
      h("span", { class: "duel-values muted" }, seat.empty === null ? "" : sayCount("sheet.empty", seat.empty)),
    );
    label.textContent = say("duel.left", { currency: view.currency });
    if (document.activeElement !== buttons) buttons.value = String(seat.buttons ?? "");
    tileLabel.textContent = say("duel.tile", { side: view.tile_side, points: view.tile_points });
    tile.checked = seat.tile === true;
    tile.disabled = !seat.has_square;
    tile.title = seat.has_square ? "" : say("duel.no_square", { side: view.tile_side });
    fill(
      sum,
      h("b", { class: "grow" }, say("sheet.total")),
      h("span", { class: "muted" }, seat.sum),
      h("span", { class: "sheet-box sum" }, seat.total ?? "?"),
    );
    const isRight = seat.total !== null && !problems.some((problem) => problem.level === "error");
    fill(
      notes,
      problems.map((problem) => problemHere(problem, fix)),
      isRight && problems.length === 0 && verdictNote(verdict),
      isFirst && remarks(verdict),
    );
  }

  return { element, head, show };
}
