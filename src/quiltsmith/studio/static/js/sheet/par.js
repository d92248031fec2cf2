/** Par for who plays alone: looked for beside the page; in the end it is compared, and the best game can be seen. */

import { button, fill, h, note } from "../dom.js";
import { startJob } from "../jobs.js";
import { beginSolo } from "../play/solo.js";
import { showPage } from "../router.js";
import { tell } from "../status.js";
import { say } from "../texts.js";

const MEDALS = ["bronze", "silver", "gold"];

/** Build the panel; `handlers.look(text)` lays the best game on the table. */
export function buildPar(desk, handlers) {
  const element = h("section", { class: "panel sheet-par", "aria-label": say("sheet.par"), hidden: true });
  let asked = null;
  let job = null;
  let view = null;
  let isHere = true;

  /**
   * Ask once for each deal; the server remembers what it has found.
   *
   * @param {string} deal
   */
  async function ask(deal) {
    asked = deal;
    job = { state: "running", done: 0, total: 1 };
    draw();
    try {
      await startJob("par", { deal }, (now) => {
        if (isHere && asked === deal) {
          job = now;
          draw();
        }
      });
    } catch (error) {
      if (asked === deal) {
        job = { state: "failed", refusal: error.message };
        draw();
      }
    }
  }

  /** @param {Server.SheetView} now */
  function show(now) {
    view = now;
    element.hidden = !desk.isSolo();
    if (element.hidden) return;
    if (asked !== desk.deal()) ask(desk.deal());
    else draw();
  }

  function draw() {
    if (!view) return;
    const isOver = view.stage.kind === "over";
    const head = h(
      "div",
      { class: "sheet-row" },
      h("h2", { class: "sheet-title" }, say("sheet.par")),
      h("span", { class: "muted small" }, say("sheet.par_about")),
    );
    if (job.state === "running") {
      fill(
        element,
        head,
        h("progress", { max: job.total || 1, value: job.done, "aria-label": say("sheet.par") }),
        h("p", { class: "muted small" }, say("sheet.par_searching")),
      );
    } else if (job.state === "done") fill(element, head, found(job.result, isOver));
    else {
      fill(
        element,
        head,
        job.refusal && note("warning", job.refusal),
        button(say("sheet.par_again"), { icon: "rotate", onclick: () => ask(asked) }),
      );
    }
  }

  /**
   * @param {any} par
   * @param {boolean} isOver
   */
  function found(par, isOver) {
    const limit = par.is_proven ? say("sheet.par_proven") : say("sheet.par_bound", { bound: par.upper_bound });
    return [
      h(
        "div",
        { class: "sheet-row" },
        h("span", { class: "sheet-par-best" }, par.total),
        h("span", { class: "muted small" }, limit),
      ),
      h(
        "ul",
        { class: "sheet-medals", "aria-label": say("sheet.medals") },
        MEDALS.map((name, number) =>
          medal(medalTitle(name), par.medals[number], isOver && view.total >= par.medals[number]),
        ),
      ),
      isOver && compared(view.total - par.total),
      isOver && button(say("sheet.par_look"), { icon: "star", onclick: () => handlers.look(par.sheet) }),
      isOver && asked?.includes("@") && again(asked),
    ];
  }

  /**
   * Offer the same deal once more, and the next one.
   *
   * @param {string} deal its number and its deck
   */
  function again(deal) {
    const [seed, deck] = deal.split("@");
    /** @param {number} number */
    const begin = (number) => () =>
      beginSolo(deck, number, desk.rival()?.level).then(showPage, (error) => tell(error.message));
    const next = Number(seed) + 1;
    return h(
      "div",
      { class: "sheet-end-buttons" },
      button(say("sheet.solo_again"), { icon: "rotate", onclick: begin(Number(seed)) }),
      button(say("sheet.solo_next", { seed: next }), { icon: "right", onclick: begin(next) }),
    );
  }

  return {
    element,
    show,
    leave: () => {
      isHere = false;
    },
  };
}

/** @param {string} name */
export const medalTitle = (name) => say(`sheet.medal_${name.replaceAll("-", "_")}`);

/**
 * One of the medals, with what it needs.
 *
 * @param {string} title
 * @param {number} points
 * @param {boolean} isWon
 */
export const medal = (title, points, isWon) =>
  h(
    "li",
    { class: isWon ? "won" : "" },
    h("b", {}, points),
    title,
    isWon && h("span", { class: "unseen" }, say("sheet.medal_won")),
  );

/** @param {number} points */
function compared(points) {
  if (points < 0) return note("", say("sheet.par_below", { points: -points }));
  return note("good", points ? say("sheet.par_beaten", { points }) : say("sheet.par_reached"));
}
