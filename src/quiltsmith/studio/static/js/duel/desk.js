/** A game of two on the table: two quilts, the circle, the track, the moves, kept in step with the text. */

import { send } from "../api.js";
import { fill, h, setPressed } from "../dom.js";
import { buildSegments } from "../segments.js";
import { say, sayCount } from "../texts.js";
import { bringIntoSight, buildDeskBase, setBoardSize } from "../sheet/desk_base.js";
import { buildTools } from "../sheet/tools.js";
import { buildCircle } from "./circle.js";
import { buildMarket } from "./market.js";
import { buildMoves, toldMove } from "./moves.js";
import { buildOpponent } from "./opponent.js";
import { buildQuilt } from "./quilt.js";
import { buildSeat, problemHere } from "./seat.js";
import { buildTrack } from "./track.js";

const TABS = ["market", "track", "moves"];
const HINTS_BY = "strong"; // the level of the bot that is asked

/** What is shown before the first answer, and while another one is laid out. */
const NOTHING = /** @type {any} */ (null);

/** @typedef {Server.SheetAnswer & { view: Server.DuelView }} DuelAnswer */

/**
 * A move that is corrected: its line and number, what it did, how many moves there are from it on, the text without
 * these, and whether another move is put before it.
 *
 * @typedef {{ line: number, number: number, told: string, lost: number, text: string, isNew: boolean }} Correcting
 */

/**
 * Build the desk; `handlers` has `written()` after each change, `undo()`, `redo()` and `text()`.
 *
 * @param {import("../sheet/session.js").Session} session
 * @param {import("../sheet/desk_base.js").DeskHandlers} handlers
 */
export function buildDuel(session, handlers) {
  /** @type {DuelAnswer} */
  let answer = NOTHING;
  /** @type {Correcting | null} */
  let correcting = null;
  const { line, announce, refuse, change, ...base } = buildDeskBase(
    session,
    handlers,
    show,
    ({ view }, edits, focused) => {
      // Who looks at something else while a bot moves goes on doing so.
      const isElsewhere = opponent.hasMoved() && focused?.isConnected && focused !== document.body;
      if (view.stage.kind === "circle") circle.focus();
      else if (view.stage.kind !== "special" && !isElsewhere) market.focus();
    },
    () => hand()?.keepHeld(),
  );
  const question = () => ({ ...session.sheet(), ...(correcting && { text: correcting.text }) });
  const quilts = [0, 1].map((number) =>
    buildQuilt(number, {
      question,
      announce,
      changed: (isNew) => answer && (isNew ? showHand() : tools.show()),
      laid: (patch, words) =>
        act(
          patch.card
            ? { type: "take", card: patch.card, spaces: patch.spaces }
            : { type: "special", spaces: patch.spaces },
          words,
        ),
      press: (row, column, piece) => point(number, piece?.line ?? 0),
    }),
  );
  const seats = quilts.map((quilt, number) => buildSeat(number, quilt, { choose: () => turnTo(number), fix }));
  const hand = () => (answer ? quilts[answer.view.stage.player].hand : null);
  const market = buildMarket({
    take: (offer) => take(offer).catch(refuse),
    advance: () => act({ type: "advance" }),
    special: () => quilts[answer.view.stage.player].takeSpecial().catch(refuse),
    discard: () => act({ type: "discard" }),
    look(then, words) {
      if (hand()?.now()) return;
      track.show(answer.view, then && { player: answer.view.stage.player, to: then.to });
      glanceAt(words);
    },
    text: () => handlers.text(),
    question,
    replay,
    leaveOut: () => act(null),
    goBack: () =>
      correcting && change([{ type: "back", line: correcting.line }], sayCount("duel.taken_back", correcting.lost)),
    putBefore: (wanted) => {
      if (correcting) market.correct(Object.assign(correcting, { isNew: wanted }));
    },
    cancel: () => session.inTurn(async () => show(await workWith([]))).catch(refuse),
    hint: () => advise().catch(refuse),
    opponent: (view) => opponent.panel(view),
  });
  const opponent = buildOpponent({
    rival: () => session.now.rival,
    question,
    make: (move, signal) => change([move], "", signal),
    say: announce,
    refuse,
    turnTo,
    redraw: () => answer && showStage(),
  });
  const circle = buildCircle(
    () => answer?.fabrics ?? {},
    (cards, seed) => change([{ type: "circle", cards, seed }]),
  );
  const track = buildTrack();
  const moves = buildMoves({
    point: (move) => point(move.player, move.line),
    correct: (move, number) => correct(move, number).catch(refuse),
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

  /** @param {Server.Problem} [problem] one that is mended in the text */
  function fix(problem) {
    return problem ? handlers.text(problem) : change([{ type: "totals" }]);
  }

  /**
   * Make a move, or write it for the one that is corrected; null leaves that one out.
   *
   * @param {any} move
   * @param {string} words
   */
  function act(move, words = "") {
    if (!correcting) return change([move], words);
    const { line: number, isNew } = correcting;
    const edit = { type: "correct", line: number, player: answer.view.stage.player, move, is_new: isNew };
    return change([edit], say("duel.corrected", { number: correcting.number }));
  }

  /**
   * Ask how the sheet would look with some changes, which are not kept.
   *
   * @param {any[]} edits
   * @returns {Promise<any>}
   */
  const workWith = (edits) => send("/api/sheet/work", { ...session.question(), edits });

  /**
   * Show the game as it stood before a move, so that it can be made otherwise; all later moves stay in the text.
   *
   * @param {Server.MoveView} move
   * @param {number} number
   */
  function correct(move, number) {
    const told = toldMove(move, answer.view);
    const lost = answer.view.moves.length - number + 1;
    return session.inTurn(async () => {
      const found = await workWith([{ type: "back", line: move.line }]);
      const one = { line: move.line, number, told, lost, text: found.text, isNew: false };
      await show(found, say("duel.correcting", { number }), one);
      open("market");
      market.focus();
      market.element.firstElementChild?.scrollIntoView({ block: "nearest" });
    });
  }

  /**
   * Show the game as it was after some moves, and say what the last of them was.
   *
   * @param {number} step
   */
  function replay(step) {
    const { view, fabrics } = answer;
    const made = view.moves.slice(0, step);
    const lines = new Set(made.map((move) => move.line));
    const then = view.seats.map((seat, number) => {
      const own = made.filter((move) => move.player === number);
      const last = own.findLast((move) => move.is_followed);
      const pieces = seat.pieces.filter((piece) => !piece.line || lines.has(piece.line));
      const covered = pieces.reduce((sum, piece) => sum + piece.shape.split("#").length - 1, 0);
      return {
        ...seat,
        ...{ pieces, time: last?.to ?? 0, buttons: last?.buttons ?? seat.buttons },
        income: own.reduce((sum, move) => sum + (view.patches[move.card]?.income ?? 0), 0),
        has_tile: own.some((move) => move.has_gained_tile),
        empty: view.rows * view.columns - covered,
      };
    });
    then.forEach((seat, number) => {
      quilts[number].show(view, seat, fabrics);
      seats[number].show(view, seat, [], false);
    });
    track.show({ ...view, seats: then });
    const last = made[made.length - 1];
    if (step < view.moves.length) point(last.player, last.line);
    return toldMove(last, view);
  }

  /** Ask a bot, and show what it would do. */
  async function advise() {
    const found = await send("/api/duel/bot", { ...question(), level: HINTS_BY });
    opponent.settle();
    const card = found.card || say("duel.special");
    if (found.spaces.length) {
      const { player } = answer.view.stage;
      turnTo(player);
      bringIntoSight(quilts[player].board.element);
      const fabric = answer.fabrics[found.card] ?? 0;
      await quilts[player].hand.propose({ ...found, fabric, neighbour: false, cuts: 0 });
    } else market.focusOn(found.action);
    announce(say(`duel.hint_${found.action}`, { card, place: found.place }));
  }

  /** @param {Server.OfferedPatch} offer */
  async function take(offer) {
    glanceAt("");
    opponent.settle();
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
   * @param {Correcting | null} corrected the move that is corrected in what is shown
   */
  async function show(found, words = "", corrected = null) {
    const isNext = answer && !correcting && !corrected;
    const made = isNext ? found.view.moves.slice(answer.view.moves.length).map((one) => toldMove(one, found.view)) : [];
    correcting = corrected;
    market.correct(corrected);
    element.classList.toggle("correcting", corrected !== null);
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
    title.textContent = corrected
      ? say("duel.correcting", { number: corrected.number })
      : say(`duel.stage_${stage.kind}`, { player: view.seats[stage.player].player });
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
    turnTo(stage.player);
    opponent.follow(view, corrected !== null, made.length > 0);
    showHand();
    const wrong = problems.filter((problem) => problem.level === "error").length;
    fill(tabs.button("moves"), say("duel.tab_moves"), wrong > 0 && h("span", { class: "chip bad" }, wrong));
    fill(tabs.button("market"), say(stage.kind === "over" ? "duel.tab_result" : "duel.tab_market"));
    const told = made.length ? made : [words].filter(Boolean);
    // The title says of a game that is opened that it is over.
    announce([...told, (stage.kind !== "over" || told.length > 0) && idle()].filter(Boolean).join(" "));
    const last = view.moves.at(-1);
    if (last && opponent.hasMoved()) point(last.player, last.line);
    await showStage();
  }

  /** Show what can be done by whom: while a bot is to move, nothing by people. */
  async function showStage() {
    const { stage } = answer.view;
    tools.element.hidden = stage.kind !== "turn" && stage.kind !== "special";
    showHand();
    if (stage.kind === "special" && !opponent.isToMove()) await quilts[stage.player].takeSpecial().catch(refuse);
  }

  function idle() {
    if (opponent.isToMove()) {
      return say("duel.bot_thinks", { player: answer.view.seats[answer.view.stage.player].player });
    }
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
    about.textContent = view.stage.kind === "over" ? "" : sayCount("duel.about", view.circle.length);
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
    for (const row of moves.element.querySelectorAll("li[data-line]")) {
      row.classList.toggle("pointed", which > 0 && row.getAttribute("data-line") === String(which));
    }
  }

  open("market");
  turnTo(0);
  return {
    element,
    show,
    leave: () => {
      base.leave();
      tools.leave();
      opponent.leave();
    },
  };
}
