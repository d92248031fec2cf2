/**
 * A sheet on the table, laid patch by patch: board, hand, tray and what stands beside them, kept in step with the text.
 */

import { send } from "../api.js";
import { fill, h } from "../dom.js";
import { pile } from "../scan/pile.js";
import { buildSegments } from "../segments.js";
import { covers } from "../spaces.js";
import { say } from "../texts.js";
import { buildBoard } from "./board.js";
import { bringIntoSight, buildDeskBase, setBoardSize } from "./desk_base.js";
import { buildHand } from "./hand.js";
import { buildPar } from "./par.js";
import { buildRival } from "./rival.js";
import { buildSides } from "./sides.js";
import { buildTapping } from "./tapping.js";
import { buildTools } from "./tools.js";
import { buildTray } from "./tray.js";

const TABS = ["cards", "score", "turns"];

/** @typedef {Server.SheetAnswer & { view: Server.SheetView }} DeskAnswer */

/** What is said while nothing is in the hand, by the stage of the sheet. */
const HINTS = {
  start: "sheet.about_start",
  turn: "sheet.hint_idle",
  score: "sheet.hint_score",
  board: "sheet.hint_board",
};

const SOON = 4000; // milliseconds in which a page is shown anew in another language

/** @type {any} what was in the hand when a desk was left, in case the same page is shown anew */
let carried = null;

/**
 * Build the desk; `handlers` has `written()` after each change, `look(text)` at another sheet, `undo()` and `redo()`.
 *
 * @param {import("./session.js").Session} session
 * @param {import("./desk_base.js").DeskHandlers} handlers
 */
export function buildDesk(session, handlers) {
  let answer = null;
  let lifted = 0; // the line of a patch that was picked up from the board
  const desk = {
    question: () => session.sheet(),
    fabrics: () => answer?.fabrics ?? {},
    verdict: () => answer.verdict,
    left: (name) => answer.view.specials.find((special) => special.name === name)?.left ?? 0,
    needsRepeat: (name) => answer.view.specials.find((special) => special.name === name)?.needs_repeat ?? false,
    roleOf: (card) => answer.view.offers?.find((offer) => offer.card === card)?.role ?? "",
    held: () => hand.now(),
    isSolo: () => session.now.solo && session.now.deal !== null,
    deal: () => session.now.deal,
    tapped: () => tapping.now(),
    rival: () => session.now.rival,
  };
  const { line, announce, refuse, change, ...base } = buildDeskBase(
    session,
    handlers,
    show,
    () => tray.focus(),
    () => hand.keepHeld(),
  );
  const board = buildBoard({
    hover: (row, column) => hand.centreOn(row, column),
    drag: (row, column) => hand.moveTo(row, column),
    grip: (row, column) => hand.gripAt(row, column),
    press(row, column, pointer) {
      if (tapping.now()) return tapping.tap(row, column);
      if (!hand.now()) return pickUpAt(row, column) ?? point(0);
      hand.centreOn(row, column);
      return pointer === "mouse" ? hand.lay() : undefined;
    },
    step: (down, across) => hand.step(down, across),
    enter(row, column) {
      if (tapping.now()) return tapping.tap(row, column);
      return hand.now() ? hand.lay() : (pickUpAt(row, column) ?? tray.focus());
    },
    back: () => giveBack(),
    rotate: () => hand.rotate(),
  });
  const hand = buildHand(desk, board, {
    changed: (isNew) => answer && (isNew ? showParts() : tools.show()),
    announce,
    laid: (laid, words) => change([editOf(laid)], words),
  });
  const tapping = buildTapping(board, {
    changed: () => showParts(),
    announce,
    lay: (laid, words) => change([editOf(laid)], words),
    score: ({ rows, columns }) => change([{ type: "score", round: answer.view.stage.round, rows, columns }]),
  });
  const tray = buildTray(desk, {
    take: (card) => {
      lifted = 0;
      return hand
        .take(card)
        .then(() => bringIntoSight(board.element))
        .catch(refuse);
    },
    hint: () => advise().catch(refuse),
    pass: () => change([{ type: "pass" }], say("sheet.turn_passed", { turn: answer.view.stage.turn })),
    points: (round, points) => change([{ type: "score", round, points }]),
    score: (round, { rows, columns }) => change([{ type: "score", round, rows, columns }]),
    frame: (choice) => frame(choice),
    jump: (problem) => jump(problem),
    replay: (view, step) => replay(view, step),
    neighbour: (wanted) => hand.setNeighbour(wanted),
    tap(kind) {
      const held = hand.now();
      hand.putBack();
      tapping.begin(kind, held);
    },
    tapping,
  });
  const par = buildPar(desk, handlers);
  const rival = buildRival(desk, handlers);
  const sides = buildSides(desk, {
    edit: (edit) => change([edit]),
    point: (entry) => point(entry.line),
    frame: frameRound,
    text: handlers.text,
  });
  const title = h("h1", {});
  const about = h("span", { class: "muted" });
  const dots = h("span", { class: "sheet-dots", "aria-hidden": "true" });
  const tools = buildTools(["rotate", "flip", "cut", "back", "place"], {
    hand: () => hand,
    back: () => {
      announce("");
      return lifted ? giveBack() : tray.focus();
    },
    undo: handlers.undo,
    redo: handlers.redo,
  });
  const middle = h(
    "div",
    { class: "sheet-middle" },
    h("div", { class: "sheet-head" }, title, about, dots),
    line,
    board.element,
    tools.element,
  );
  const tabs = buildSegments(
    say("sheet.board"),
    TABS.map((name) => [name, say(`sheet.tab_${name}`)]),
    (name) => turnTo(name),
    { kind: "sheet-switch" },
  );
  const left = h("div", { class: "sheet-left" }, tray.element);
  const right = h(
    "div",
    { class: "sheet-right" },
    rival.element,
    par.element,
    sides.score,
    sides.specials,
    sides.turns,
  );
  const element = h("div", { class: "sheet-desk" }, left, middle, right, tabs.element);

  /** @param {string} name */
  function turnTo(name) {
    element.dataset.tab = name;
    tabs.press(name);
  }

  /**
   * Take the patch that lies on a space into the hand, if there is one; its turn is open until it is laid again.
   *
   * @param {number} row
   * @param {number} column
   */
  function pickUpAt(row, column) {
    const piece = answer.view.pieces.find((one) => one.line && covers(one, row, column));
    const entry = piece && answer.view.lines.find((one) => one.line === piece.line);
    if (!piece || !entry) return undefined;
    return pickUp(piece, entry, [row - piece.row, column - piece.column]);
  }

  /**
   * @param {Server.PieceView} piece
   * @param {Server.LineView} entry
   * @param {number[]} grip
   */
  async function pickUp(piece, entry, grip) {
    const uses = (name) => entry.specials.filter((one) => one === name).length;
    const held = {
      ...{ card: entry.card, shape: piece.shape, row: piece.row, column: piece.column, fabric: piece.fabric, grip },
      ...{ neighbour: uses("neighbour") > 0, cuts: uses("cut"), isStart: entry.kind === "start" },
    };
    if (!(await change([{ type: "back", line: piece.line }]))) return;
    await hand.propose(held).catch(refuse);
    lifted = piece.line;
    const what = entry.turn ? say("sheet.stage_turn", { turn: entry.turn }) : say("sheet.start_line");
    announce(say("sheet.picked_up", { card: entry.card || say("sheet.single"), what }));
  }

  /** Put what is held back to where it came from: to the cards, or to its place on the board. */
  function giveBack() {
    const wasLifted = lifted > 0;
    lifted = 0;
    hand.putBack();
    return wasLifted ? handlers.undo() : undefined;
  }

  /**
   * Go to where a problem is told.
   *
   * @param {Server.Problem} problem
   */
  function jump(problem) {
    const isTurn = answer.view.lines.some((one) => one.line === problem.line && one.kind !== "score");
    turnTo(isTurn ? "turns" : "score");
    point(problem.line);
    const told = element.querySelector(`[data-problem="${problem.line}"]`);
    told?.scrollIntoView({ block: "center" });
    told?.classList.add("pointed");
  }

  /**
   * Show the board as it was after some lines of the log.
   *
   * @param {Server.SheetView} view
   * @param {number} step
   */
  function replay(view, step) {
    const made = new Set(view.lines.slice(0, step).map((one) => one.line));
    const now = view.lines[step - 1];
    board.show({ ...view, pieces: view.pieces.filter((piece) => !piece.line || made.has(piece.line)) });
    board.point(step < view.lines.length ? now.line : 0);
    board.frame(null);
    const round = now.kind === "score" && view.rounds[now.turn - 1];
    if (round) frameRound(round);
  }

  /**
   * Frame a rectangle, with what it is worth.
   *
   * @param {Server.ChoiceView} choice
   */
  function frame(choice) {
    const rectangle = `${choice.rows}×${choice.columns}`;
    board.frame(choice, say("sheet.frame_tag", { rectangle, points: choice.points }));
  }

  /** Ask a bot, and show what it would do. */
  async function advise() {
    const found = await send("/api/play/hint", { ...session.sheet(), deal: session.now.deal ?? "" });
    if (!found.card) return announce(say("sheet.hint_pass"));
    await hand.propose({ ...found, fabric: desk.fabrics()[found.card] ?? 0 });
    return announce(say("sheet.hint_lay", found));
  }

  /**
   * @param {DeskAnswer} found
   * @param {string} words
   */
  async function show(found, words = "") {
    answer = found;
    lifted = 0;
    await tray.load(found.deck);
    tapping.stop();
    hand.putBack();
    setBoardSize(element, found.view);
    board.show(found.view);
    board.point(0);
    const { stage, rounds } = found.view;
    // What comes next is in sight, whatever was looked at before.
    const next = [stage.kind, stage.turn, stage.round].join(" ");
    if (next !== element.dataset.next && ["start", "turn", "score"].includes(stage.kind)) turnTo("cards");
    element.dataset.next = next;
    showParts();
    const best = stage.kind === "score" ? rounds[stage.round - 1].choices[0] : null;
    // What is wrong is shown; of a board without a log, what is known.
    const wrong =
      rounds.find((round) => round.line && !round.is_possible && round.best) ??
      (stage.kind === "board" && rounds.findLast((round) => round.best));
    if (best) frame(best);
    else if (wrong) frameRound(wrong);
    else board.frame(null);
    announce([words, stage.kind in HINTS && say(HINTS[stage.kind])].filter(Boolean).join(" "));
    const before = carried;
    carried = null;
    const isSame = before?.text === session.now.text && Date.now() - before.when < SOON;
    if (isSame) await hand.propose(before.held).catch(refuse);
  }

  function showParts() {
    const { view } = answer;
    const { kind, round, turn } = view.stage;
    title.textContent = say(`sheet.stage_${kind}`, { turn, round });
    about.textContent = aboutStage();
    const made = new Set(
      view.lines.filter((one) => one.kind !== "score" && one.kind !== "single").map((one) => one.turn),
    );
    fill(
      dots,
      (kind === "start" || kind === "turn") &&
        Array.from({ length: view.rounds_of_game }, (_, r) =>
          h(
            "span",
            {},
            Array.from({ length: view.turns_per_round }, (__, t) => {
              const number = r * view.turns_per_round + t + 1;
              const done = made.has(number) ? "done" : "";
              return h("i", { class: kind === "turn" && number === turn ? "now" : done });
            }),
          ),
        ),
    );
    element.dataset.stage = kind;
    // When no card is left to take, there is room for the turns where the cards were.
    const isOver = kind === "over" || kind === "board";
    (isOver ? left : right).append(sides.turns);
    tray.show(view);
    const wrong = sides.show(view);
    for (const name of TABS) {
      const tab = tabs.button(name);
      fill(
        tab,
        say(isOver && name === "cards" ? "duel.tab_result" : `sheet.tab_${name}`),
        wrong[name] > 0 && h("span", { class: "chip bad" }, wrong[name]),
      );
      tab.hidden = name === "turns" && kind === "board";
      if (tab.hidden && element.dataset.tab === name) turnTo("score");
    }
    par.show(view);
    rival.show(view);
    tools.show();
  }

  /** Say more of the stage than its title does. */
  function aboutStage() {
    const { stage, total, turns_per_round: turns } = answer.view;
    if (stage.kind === "turn") {
      return say("sheet.about_turn", { round: stage.round, turn: stage.turn - (stage.round - 1) * turns, turns });
    }
    const isKnown = stage.kind === "over" || (stage.kind === "board" && answer.verdict.total !== null);
    return isKnown ? say("sheet.about_total", { total }) : "";
  }

  /** @param {number} number */
  function point(number) {
    board.point(number);
    board.frame(null);
  }

  /** @param {Server.RoundView} round */
  function frameRound(round) {
    const shown = round.chosen ?? round.best;
    if (!shown) return;
    const rectangle = `${shown.rows}×${shown.columns}`;
    board.frame(
      shown,
      say("sheet.round_tag", { round: round.number, rectangle, points: shown.points }),
      round.line && !round.is_possible ? "bad" : "",
    );
  }

  const { origin } = session.now;
  if (origin) pile.picture({ id: origin.board }).then((address) => address && board.showPhoto(address));
  turnTo("cards");
  return {
    element,
    show,
    change,
    leave: () => {
      const held = hand.now();
      carried = held && !held.isCut && !lifted ? { held, text: session.now.text, when: Date.now() } : null;
      base.leave();
      tools.leave();
      par.leave();
      rival.leave();
    },
  };
}

/** The change that a patch laid makes; one space is the special action. */
function editOf({ card, neighbour, cuts, spaces }) {
  return card ? { type: "lay", card, spaces, neighbour, cuts } : { type: "single", space: spaces[0] };
}
