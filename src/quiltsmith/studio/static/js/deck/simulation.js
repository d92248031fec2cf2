/** Bots play the deck beside the page: a report, a comparison with another deck, or changes that bring it into balance. */

import { ask } from "../api.js";
import { button, fill, h, icon, note } from "../dom.js";
import { startJob } from "../jobs.js";
import { picture } from "../pictures.js";
import { say } from "../texts.js";
import { showChanges } from "./balance.js";

const FEW = 400;
const WORKS = ["simulate", "compare", "rebalance"];

/** Build the dialog; `open` lets bots play the deck as it is saved. */
export function buildSimulation(deck) {
  const body = h("div", { class: "deck-report" });
  const foot = h("div", { class: "row" });
  const element = h("dialog", { class: "deck-dialog wide", "aria-label": say("deck.bots") }, h("h2", {}, say("deck.bots")), body, foot);
  let end = null;
  let work = "simulate";
  element.addEventListener("close", () => { end?.(); end = null; });

  async function open() {
    if (!element.open) element.showModal();
    const known = work === "compare" ? await ask("/api/decks") : [];
    const form = fieldsOf(work, known.filter((file) => file.mood !== "bad" && file.name !== (deck.name ?? deck.origin)));
    const choices = h("div", { class: "segments", role: "group", "aria-label": say("deck.bots") }, WORKS.map((name) =>
      h("button", { type: "button", "aria-pressed": String(name === work), onclick: () => { work = name; open(); } }, say(`deck.work_${name}`))));
    const start = button(say("deck.start"), { kind: "main", icon: "play", disabled: !form.isReady(), onclick: () => run(form.values()) });
    fill(body, choices, h("p", { class: "muted" }, say(`deck.about_${work}`)), h("div", { class: "deck-wishes" }, form.fields));
    fill(foot, start, closing());
  }

  const closing = () => button(say("deck.close"), { onclick: () => element.close() });
  const again = () => button(say("deck.again"), { icon: "rotate", onclick: open });

  async function run(values) {
    const bar = h("progress", { max: 1, value: 0, "aria-label": say(`deck.work_${work}`) });
    const words = h("p", { class: "muted", role: "status" }, say("deck.starting"));
    fill(body, bar, words);
    fill(foot, button(say("deck.cancel"), { icon: "x", onclick: () => { end?.(); end = null; open(); } }));
    try {
      end = await startJob(work, { deck: deck.name ?? deck.origin, ...values }, (job) => {
        if (job.total) {
          bar.max = job.total;
          bar.value = job.done;
          words.textContent = say("deck.playing", job);
        }
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
    const pages = report.pages.map((svg, number) => picture(svg, `${report.title} ${number + 1}`, "paper deck-report-page"));
    fill(body, h("p", { class: "muted" }, `${say(`deck.work_${work}`)}: ${report.subtitle}`));
    if (report.changes) showChanges(body, report, () => element.close());
    body.append(...pages);
    fill(foot, again(), closing());
    element.scrollTop = 0;
  }

  function trouble(words) {
    fill(body, note("bad", words || say("frame.gone")));
    fill(foot, again(), closing());
  }

  return { element, open };
}

/** The fields of a work and what is chosen in them; what is left empty is as usual. */
function fieldsOf(work, decks) {
  const number = (name, given) => field(name, h("input", { class: "field", type: "number", id: `deck-${name}`, placeholder: say("deck.usual"), ...given }));
  const games = number("games", { min: 10, max: 100_000, value: work === "rebalance" ? "" : FEW });
  const read = (name) => { const { value } = document.querySelector(`#deck-${name}`); return value === "" ? undefined : Number(value); };
  if (work === "simulate") return { fields: [games], isReady: () => true, values: () => ({ games: read("games") ?? FEW }) };
  if (work === "compare") {
    const other = h("select", { class: "field", id: "deck-other" }, decks.map((file) => h("option", { value: file.name }, `${file.title} (${file.name})`)));
    return { fields: [field("other", h("span", { class: "select" }, other, icon("down")), "deck-other"), games], isReady: () => decks.length > 0, values: () => ({ games: read("games") ?? FEW, other: other.value }) };
  }
  const keep = h("input", { class: "field", id: "deck-keep", placeholder: "P01, P07", maxlength: 1000, autocomplete: "off" });
  return { fields: [games, number("most", { min: 1, max: 200 }), number("tolerance", { min: 0.1, max: 100, step: 0.1, value: 1 }), field("keep", keep)], isReady: () => true,
    values: () => ({ games: read("games"), most: read("most"), tolerance: read("tolerance"), keep: keep.value }) };
}

const field = (name, input, id = input.id) => h("label", { class: "deck-field", for: id }, h("span", { class: "muted small" }, say(`deck.field_${name}`)), input);
