/** A bot that plays the same deal beside who plays alone: its board is shown as far as one's own turns are made. */

import { send } from "../api.js";
import { button, fill, h, note, setStyle } from "../dom.js";
import { endWork, followJob, startWork } from "../jobs.js";
import { patch } from "../pictures.js";
import { say, sayCount } from "../texts.js";
import { placed } from "./board.js";

/** Build the panel; `handlers.look(text)` lays the bot's sheet on the table when all is over. */
export function buildRival(desk, handlers) {
  const element = h("section", {
    class: "panel sheet-rival",
    "aria-label": say("sheet.rival"),
    hidden: true,
  });
  const board = h("div", { class: "sheet-small", role: "img" });
  const layer = h("div", { class: "sheet-pieces" });
  board.append(h("div", { class: "sheet-grid" }), layer);
  let asked = "";
  let running = "";
  let unfollow = () => {};
  /** @type {{ sheet: string, total: number, view: Server.SheetView } | null} the bot's whole game */
  let game = null;
  let refusal = "";
  /** @type {Server.SheetView} */
  let view;

  /**
   * Let the bot play, once for each deal and start card; the server remembers what it has played.
   *
   * @param {{ deal: string, level: string, start: string }} question
   */
  async function ask(question) {
    stop();
    asked = JSON.stringify(question);
    const mine = asked;
    game = null;
    refusal = "";
    try {
      const job = await startWork("rival", question);
      if (mine !== asked) return;
      running = job.id;
      unfollow = followJob(job, async (now) => {
        if (now.state === "running") return;
        running = "";
        refusal = now.refusal;
        if (now.state === "done") await take(now.result, question.deal, mine);
        if (mine === asked) draw();
      });
    } catch (error) {
      refusal = error.message;
      draw();
    }
  }

  /**
   * @param {{ sheet: string, total: number }} played
   * @param {string} deal
   * @param {string} mine
   */
  async function take(played, deal, mine) {
    const sheets = [{ name: "bot.txt", text: played.sheet, group: 1 }];
    const found = await send("/api/sheet/work", { sheets, current: 0, deal });
    if (mine === asked) game = { ...played, view: /** @type {Server.SheetView} */ (found.view) };
  }

  function stop() {
    unfollow();
    if (running) endWork(running);
    running = "";
    asked = "";
  }

  /** @param {Server.SheetView} now */
  function show(now) {
    view = now;
    const level = desk.rival()?.level;
    element.hidden = !level || !desk.isSolo();
    if (element.hidden) return;
    const start = now.lines.find((one) => one.kind === "start")?.card ?? "";
    const question = { deal: desk.deal(), level, start };
    if (now.stage.kind !== "start" && asked !== JSON.stringify(question)) ask(question);
    draw();
  }

  /** How many turns and rounds are behind the person; no more is shown of the bot. */
  function behind() {
    const { kind, turn, round } = view.stage;
    if (kind === "start") return { turns: -1, rounds: 0 };
    if (kind === "turn") return { turns: turn - 1, rounds: round - 1 };
    if (kind === "score") return { turns: round * view.turns_per_round, rounds: round - 1 };
    return { turns: Infinity, rounds: Infinity };
  }

  function draw() {
    const isOver = view.stage.kind === "over";
    const level = say(`play.rival_${desk.rival()?.level}`);
    const head = h(
      "div",
      { class: "sheet-row" },
      h("h2", { class: "sheet-title" }, say("sheet.rival")),
      h("span", { class: "muted small" }, level),
    );
    if (refusal) {
      const again = button(say("sheet.par_again"), { icon: "rotate", onclick: () => ask(JSON.parse(asked)) });
      fill(element, head, note("warning", refusal), again);
      return;
    }
    if (!game || view.stage.kind === "start") {
      const words = say(view.stage.kind === "start" ? "sheet.rival_waits" : "sheet.rival_plays");
      fill(element, head, h("p", { class: "muted small" }, words));
      return;
    }
    const made = behind();
    const lines = game.view.lines.filter((one) => one.turn <= (one.kind === "score" ? made.rounds : made.turns));
    const points = game.view.rounds.slice(0, made.rounds).map((one) => one.chosen?.points ?? 0);
    drawBoard(game.view, new Set(lines.map((one) => one.line)));
    const told = points.map((value, number) => say("sheet.rival_round", { round: number + 1, points: value }));
    fill(
      element,
      head,
      board,
      h("p", { class: "muted small" }, told.length ? told.join(" · ") : say("sheet.rival_about")),
      isOver && compared(view.total - game.total, game.total),
      isOver && button(say("sheet.rival_look"), { icon: "board", onclick: () => handlers.look(game?.sheet) }),
    );
  }

  /**
   * Draw what the bot has laid in some lines of its log.
   *
   * @param {Server.SheetView} bot
   * @param {Set<number>} lines
   */
  function drawBoard({ rows, columns, pieces }, lines) {
    setStyle(board, { "--rows": rows, "--columns": columns });
    const shown = pieces.filter((piece) => lines.has(piece.line));
    const filled = shown.reduce((sum, piece) => sum + piece.shape.split("#").length - 1, 0);
    board.setAttribute("aria-label", sayCount("sheet.rival_board", rows * columns - filled));
    fill(
      layer,
      shown.map((piece) =>
        placed(patch(piece.shape, piece.fabric, { kind: "sheet-piece" }), piece.shape, piece.row, piece.column),
      ),
    );
  }

  return {
    element,
    show,
    /** The bot plays on meanwhile: who comes back finds its game. */
    leave: () => {
      unfollow();
      asked = "";
    },
  };
}

/**
 * @param {number} ahead
 * @param {number} total
 */
function compared(ahead, total) {
  if (ahead > 0) return note("good", sayCount("sheet.rival_beaten", ahead, { total }));
  return note("", ahead ? sayCount("sheet.rival_ahead", -ahead, { total }) : say("sheet.rival_even", { total }));
}
