/** A game of two on the table: two quilts, the circle, the track, the moves, kept in step with the text. */

import { fill, h, setPressed } from "../dom.js";
import { buildSegments } from "../segments.js";
import { say, sayCount } from "../texts.js";
import { bringIntoSight, buildDeskBase, setBoardSize } from "../sheet/desk_base.js";
import { buildTools } from "../sheet/tools.js";
import { buildCircle } from "./circle.js";
import { buildMarket } from "./market.js";
import { buildMoves, toldMove } from "./moves.js";
import { buildQuilt } from "./quilt.js";
import { buildSeat, problemHere } from "./seat.js";
import { buildTrack } from "./track.js";

const TABS = ["market", "track", "moves"];

/** What is shown before the first answer, and while another one is laid out. */
const NOTHING = /** @type {any} */ (null);

/** @typedef {Server.SheetAnswer & { view: Server.DuelView }} DuelAnswer */

/**
 * Build the desk; `handlers` has `written()` after each change, `undo()`, `redo()` and `text()`.
 *
 * @param {import("../sheet/session.js").Session} session
 * @param {import("../sheet/desk_base.js").DeskHandlers} handlers
 */
export function buildDuel(session, handlers) {
  /** @type {DuelAnswer} */
  let answer = NOTHING;
  const { line, announce, refuse, change, ...base } = buildDeskBase(
    session,
    handlers,
    show,
    ({ view }) => {
      if (view.stage.kind === "circle") circle.focus();
      else if (view.stage.kind !== "special") market.focus();
    },
    () => hand()?.keepHeld(),
  );
  const question = () => session.sheet();
  const quilts = [0, 1].map((number) =>
    buildQuilt(number, {
      question,
      announce,
      changed: (isNew) => answer && (isNew ? showHand() : tools.show()),
      laid: (patch, words) =>
        change(
          [
            patch.card
              ? { type: "take", card: patch.card, spaces: patch.spaces }
              : { type: "special", spaces: patch.spaces },
          ],
          words,
        ),
      press: (row, column, piece) => point(number, piece?.line ?? 0),
    }),
  );
  const seats = quilts.map((quilt, number) => buildSeat(number, quilt, { choose: () => turnTo(number), fix }));
  const hand = () => (answer ? quilts[answer.view.stage.player].hand : null);
  const market = buildMarket({
    take: (offer) => take(offer).catch(refuse),
    advance: () => change([{ type: "advance" }]),
    special: () => quilts[answer.view.stage.player].takeSpecial().catch(refuse),
    discard: () => change([{ type: "discard" }]),
    look(then, words) {
      if (hand()?.now()) return;
      track.show(answer.view, then && { player: answer.view.stage.player, to: then.to });
      glanceAt(words);
    },
    text: () => handlers.text(),
  });
  const circle = buildCircle(
    () => answer?.fabrics ?? {},
    (cards, seed) => change([{ type: "circle", cards, seed }]),
  );
  const track = buildTrack();
  const moves = buildMoves({
    point: (move) => point(move.player, move.line),
    back: (number, lost) => change([{ type: "back", line: number }], sayCount("duel.taken_back", lost)),
    fix,
  });
  const tools = buildTools(["rotate", "flip", "back", "place"], {
    hand,
    back: () => {
      announce(idle());
      market.focus();
    },
    undo: handlers.undo,
    redo: handlers.redo,
  });
  const glance = h("p", { class: "sheet-status", "aria-hidden": "true", hidden: true });
  const title = h("h1", {});
  const about = h("span", { class: "muted" });
  const tabs = buildSegments(
    say("sheet.board"),
    TABS.map((name) => [name, say(`duel.tab_${name}`)]),
    (name) => open(name),
    { kind: "duel-switch" },
  );
  const places = h(
    "div",
    { class: "duel-seats" },
    seats.map((seat) => seat.element),
  );
  const element = h(
    "div",
    { class: "duel-desk" },
    h("div", { class: "duel-title" }, title, about),
    line,
    glance,
    track.element,
    places,
    tools.element,
    h("div", { class: "duel-side" }, tabs.element, market.element, circle.element, moves.element),
  );

  /**
   * Show what would come of something that is pointed at, in place of what has happened, which alone is heard.
   *
   * @param {string} words
   */
  function glanceAt(words) {
    glance.textContent = words;
    glance.hidden = !words;
    line.classList.toggle("unseen", Boolean(words));
  }

  /** @param {string} name */
  function open(name) {
    element.dataset.tab = name;
    tabs.press(name);
  }

  /**
   * Turn to a player's quilt, where there is room for one only.
   *
   * @param {number} number
   */
  function turnTo(number) {
    element.dataset.seat = String(number);
    seats.forEach((seat, which) => setPressed(seat.head, which === number));
  }

  function fix() {
    return change([{ type: "totals" }]);
  }

  /** @param {Server.OfferedPatch} offer */
  async function take(offer) {
    glanceAt("");
    if (offer.why_not) {
      announce(`${offer.why_not}.`);
      return;
    }
    const { player } = answer.view.stage;
    turnTo(player);
    bringIntoSight(quilts[player].board.element);
    await quilts[player].hand.take({
      card: offer.card,
      shape: answer.view.patches[offer.card].shape,
      fabric: answer.fabrics[offer.card] ?? 0,
    });
  }

  /**
   * @param {DuelAnswer} found
   * @param {string} words
   */
  async function show(found, words = "") {
    const made = answer ? found.view.moves.slice(answer.view.moves.length).map((one) => toldMove(one, found.view)) : [];
    glanceAt("");
    answer = NOTHING;
    for (const quilt of quilts) quilt.hand.putBack();
    answer = found;
    const { view, verdict } = found;
    const { stage } = view;
    setBoardSize(element, view);
    const problems = verdict.problems.filter((_, number) => !view.open_ends.includes(number));
    const at = (seat) => problems.filter((problem) => seat.lines.includes(problem.line));
    const placed = new Set([...view.seats.flatMap((seat) => seat.lines), ...view.moves.map((move) => move.line)]);
    const others = problems.filter((problem) => !placed.has(problem.line));
    view.seats.forEach((seat, number) => {
      quilts[number].show(view, seat, found.fabrics);
      seats[number].show(view, seat, at(seat), number === stage.player && stage.kind !== "over");
    });
    title.textContent = say(`duel.stage_${stage.kind}`, { player: view.seats[stage.player].player });
    const isCircle = stage.kind === "circle";
    element.dataset.stage = stage.kind;
    market.element.hidden = isCircle;
    circle.element.hidden = !isCircle;
    if (isCircle) {
      await circle.show(
        found,
        others.map((problem) => problemHere(problem, fix)),
      );
    }
    moves.show(found, problems, isCircle ? [] : others);
    showHand();
    turnTo(stage.player);
    const wrong = problems.filter((problem) => problem.level === "error").length;
    fill(tabs.button("moves"), say("duel.tab_moves"), wrong > 0 && h("span", { class: "chip bad" }, wrong));
    fill(tabs.button("market"), say(stage.kind === "over" ? "duel.tab_result" : "duel.tab_market"));
    tools.element.hidden = stage.kind !== "turn" && stage.kind !== "special";
    announce([...(made.length ? made : [words]), idle()].filter(Boolean).join(" "));
    if (stage.kind === "special") await quilts[stage.player].takeSpecial().catch(refuse);
  }

  function idle() {
    const { stage, seats: players, may_discard: mayDiscard } = answer.view;
    return say(stage.kind === "special" && mayDiscard ? "duel.idle_special_discard" : `duel.idle_${stage.kind}`, {
      player: players[stage.player].player,
    });
  }

  function showHand() {
    const { view } = answer;
    const held = hand()?.now() ?? null;
    const offer = held && view.offers.find((one) => one.card === held.card);
    market.show(answer, held);
    track.show(view, offer && { player: view.stage.player, to: offer.then.to });
    about.textContent = say("duel.about", { left: view.circle.length });
    tools.show();
  }

  /**
   * @param {number} number
   * @param {number} which
   */
  function point(number, which) {
    if (number < 0) return;
    turnTo(number);
    quilts.forEach((quilt, other) => quilt.board.point(other === number ? which : 0));
  }

  open("market");
  turnTo(0);
  return {
    element,
    show,
    leave: () => {
      base.leave();
      tools.leave();
    },
  };
}
