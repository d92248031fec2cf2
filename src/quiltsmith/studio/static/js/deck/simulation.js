/** Bots play the deck beside the page: how far they are, an end if wanted, and the report as it is printed. */

import { button, fill, h, note } from "../dom.js";
import { startJob } from "../jobs.js";
import { picture } from "../pictures.js";
import { say } from "../texts.js";

const FEW = 400;

/** Build the dialog; `open` lets bots play the deck as it is saved. */
export function buildSimulation(deck) {
  const body = h("div", { class: "deck-report" });
  const foot = h("div", { class: "row" });
  const element = h("dialog", { class: "deck-dialog wide", "aria-label": say("deck.simulate") }, h("h2", {}, say("deck.simulate")), body, foot);
  let end = null;
  element.addEventListener("close", () => end?.());

  function open() {
    if (!element.open) element.showModal();
    const games = h("input", { class: "field", type: "number", min: 10, max: 100000, value: FEW, id: "deck-games" });
    fill(body, h("p", { class: "muted" }, say("deck.simulate_about")), h("label", { class: "deck-field", for: "deck-games" }, h("span", { class: "muted small" }, say("deck.games")), games));
    fill(foot, button(say("deck.start"), { kind: "main", icon: "play", onclick: () => run("simulate", Number(games.value) || FEW) }),
      button(say("deck.suggest"), { icon: "spark", onclick: () => run("rebalance", Number(games.value) || FEW) }), button(say("deck.close"), { onclick: () => element.close() }));
  }

  async function run(work, games) {
    const bar = h("progress", { max: games, value: 0, "aria-label": say("deck.simulate") });
    const words = h("p", { class: "muted", role: "status" }, say("deck.playing", { done: 0, total: games }));
    fill(body, bar, words);
    fill(foot, button(say("deck.cancel"), { icon: "x", onclick: () => element.close() }));
    try {
      end = await startJob(work, { deck: deck.name ?? deck.origin, games }, (job) => {
        bar.value = job.done;
        bar.max = job.total || games;
        words.textContent = say("deck.playing", { done: job.done, total: job.total || games });
        if (job.state === "running") return;
        end = null;
        if (job.state === "done") showReport(job.result);
        if (job.state === "failed") trouble(job.refusal);
      });
    } catch (error) {
      trouble(error.message);
    }
  }

  function showReport(report) {
    fill(body, h("p", { class: "muted" }, report.subtitle), report.pages.map((svg, number) => picture(svg, `${report.title} ${number + 1}`, "paper deck-report-page")));
    fill(foot, button(say("deck.again"), { icon: "rotate", onclick: open }), button(say("deck.close"), { onclick: () => element.close() }));
  }

  function trouble(words) {
    fill(body, note("bad", words || say("frame.gone")));
    fill(foot, button(say("deck.again"), { icon: "rotate", onclick: open }), button(say("deck.close"), { onclick: () => element.close() }));
  }

  return { element, open };
}
