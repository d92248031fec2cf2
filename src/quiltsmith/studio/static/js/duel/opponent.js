/** A bot that plays one side of a game of two: it is asked for each move, and nobody is hurried by it. */

import { send } from "../api.js";
import { button, h } from "../dom.js";
import { say } from "../texts.js";

const PAUSE = 1200; // milliseconds at least between two moves that one is to follow

/**
 * Build it. `desk` has `rival()`, which bot plays, `question()`, the sheet, `make(move, signal)`, `say(words)`,
 * `refuse(error)`, `turnTo(seat)`, and `redraw()` when something else can be done.
 *
 * @param {{ rival: () => import("../sheet/session.js").Rival | null, question: () => any,
 *   make: (move: any, signal: AbortSignal) => Promise<unknown>, say: (words: string) => void,
 *   refuse: (error: any) => void, turnTo: (seat: number) => void, redraw: () => unknown }} desk
 */
export function buildOpponent(desk) {
  let thinking = new AbortController();
  let isPaused = false;
  let isOnTurn = false; // whether the move that is next is the bot's
  let hasMoved = false; // whether the last move was
  let hurry = () => {};
  let settling = 0;

  /**
   * Look at a game: if it is the bot's turn, let it move. A move of its own stays in sight for a while.
   *
   * @param {Server.DuelView} view
   * @param {boolean} isCorrecting
   * @param {boolean} isNew whether there are new moves
   */
  function follow(view, isCorrecting, isNew) {
    thinking.abort();
    settle();
    const rival = desk.rival();
    const { kind, player } = view.stage;
    isOnTurn = rival?.seat === player && ["turn", "special"].includes(kind) && !isCorrecting;
    hasMoved = isNew && rival !== null && view.moves.at(-1)?.player === rival.seat;
    if (!isOnTurn) isPaused = false;
    if (hasMoved && !isOnTurn) settling = setTimeout(() => desk.turnTo(player), PAUSE);
    if (isOnTurn && !isPaused) think();
  }

  /** Ask for the next move, and make it when there was time to see the last one. */
  async function think() {
    thinking = new AbortController();
    const { signal } = thinking;
    try {
      const [found] = await Promise.all([
        send("/api/duel/bot", { ...desk.question(), level: desk.rival()?.level }, { signal }),
        pause(),
      ]);
      if (signal.aborted) return;
      const { action, card, spaces } = found;
      await desk.make({ type: action, ...(card && { card }), ...(spaces.length && { spaces }) }, signal);
    } catch (error) {
      if (signal.aborted) return;
      stop();
      desk.refuse(error);
    }
  }

  const pause = () =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE);
      hurry = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });

  /** Let it not move: people may make its moves until it is told to go on. */
  function stop() {
    thinking.abort();
    isPaused = true;
    desk.redraw();
  }

  function goOn() {
    isPaused = false;
    think();
    desk.redraw();
  }

  function settle() {
    clearTimeout(settling);
  }

  const isToMove = () => isOnTurn && !isPaused;

  /**
   * Give what is shown of it: that it thinks, or that it waits.
   *
   * @param {Server.DuelView} view
   */
  function panel(view) {
    const { player } = view.seats[view.stage.player];
    if (isToMove()) {
      const shown = h(
        "div",
        { class: "duel-thinks" },
        h("h2", { class: "sheet-title" }, say("duel.bot_thinks", { player })),
        h(
          "div",
          { class: "sheet-two" },
          button(say("duel.bot_now"), { kind: "soft", icon: "right", onclick: () => hurry() }),
          button(say("duel.bot_stop"), {
            kind: "soft",
            icon: "x",
            onclick: () => {
              stop();
              desk.say(say("duel.bot_stopped", { player }));
            },
          }),
        ),
      );
      return { isToMove: true, shown };
    }
    const shown = isOnTurn && button(say("duel.bot_go_on", { player }), { kind: "soft", icon: "play", onclick: goOn });
    return { isToMove: false, shown };
  }

  return { follow, panel, settle, isToMove, hasMoved: () => hasMoved, leave: () => (thinking.abort(), settle()) };
}
