/** What bots have found out about a deck: how far they are, then the report, to read, to print and to keep. */

import { ask, askForFile } from "../api.js";
import { button, fill, h, icon, note } from "../dom.js";
import { showChanges } from "../deck/balance.js";
import { reportTables } from "../deck/report_tables.js";
import { handOver } from "../handing.js";
import { endWork, followJob } from "../jobs.js";
import { picture } from "../pictures.js";
import { address, style } from "../router.js";
import { language } from "../settings.js";
import { tell } from "../status.js";
import { say, sayCount } from "../texts.js";

export const title = "report.title";

const NARROW = 700; // pixels: below it a page of a report is too small to be read

/** @param {HTMLElement} root */
export async function show(root, { query }) {
  await style("deck");
  let job;
  try {
    job = await ask("/api/job", { id: query.job ?? "" });
  } catch (error) {
    if (error.status !== 422) throw error;
    fill(
      root,
      h("h1", {}, say("report.title")),
      note("warning", say("report.gone")),
      h("div", { class: "row report-actions" }, toDeck("")),
    );
    return undefined;
  }
  if (job.state !== "running") return void showEnded(root, job);
  const running = buildRunning(root, job);
  return followJob(job, (now) => (now.state === "running" ? running(now) : showEnded(root, now)));
}

/**
 * Show how far a work is; gives a function that tells it anew.
 *
 * @param {HTMLElement} root
 * @param {Server.JobState} job
 */
function buildRunning(root, job) {
  const bar = h("progress", { max: 1, value: 0, "aria-label": say(`deck.work_${job.work}`) });
  const words = h("p", { class: "muted" }, say("deck.starting"));
  fill(
    root,
    h("h1", {}, say(`deck.work_${job.work}`)),
    bar,
    words,
    note("", say("report.goes_on")),
    h(
      "div",
      { class: "row report-actions" },
      button(say("report.stop"), { icon: "x", onclick: () => endWork(job.id) }),
      toDeck(job.deck),
    ),
  );
  const began = performance.now();
  return (now) => {
    if (!now.total) return;
    bar.max = now.total;
    bar.value = now.done;
    const left = now.done ? ((performance.now() - began) / now.done) * (now.total - now.done) : 0;
    words.textContent = [say("deck.playing", now), timeLeft(left / 1000)].filter(Boolean).join(" ");
  };
}

/**
 * Say how long it takes still, once that can be told.
 *
 * @param {number} seconds
 */
function timeLeft(seconds) {
  if (seconds < 3) return "";
  const minutes = Math.round(seconds / 60);
  return minutes
    ? sayCount("report.minutes_left", minutes)
    : say("report.seconds_left", { number: Math.ceil(seconds / 5) * 5 });
}

/**
 * @param {HTMLElement} root
 * @param {Server.JobState} job
 */
function showEnded(root, job) {
  if (job.state !== "done") {
    const result =
      job.state === "cancelled" ? note("", say("report.stopped")) : note("bad", job.refusal || say("frame.gone"));
    fill(
      root,
      h("h1", {}, say(`deck.work_${job.work}`)),
      result,
      h("div", { class: "row report-actions" }, toDeck(job.deck)),
    );
    return;
  }
  const report = job.result;
  const files = job.files.map((name, number) =>
    button(say(name.endsWith(".pdf") ? "report.pdf" : "report.html"), {
      icon: "download",
      kind: number ? "" : "main",
      onclick: async () => {
        try {
          handOver(await askForFile(`/api/job/file?${new URLSearchParams({ id: job.id, name })}`));
        } catch (error) {
          tell(error.message);
        }
      },
    }),
  );
  const print = files.length > 0 && button(say("frame.print"), { icon: "print", onclick: () => window.print() });
  const isOther = job.language && job.language !== language();
  const body = h("div", { class: "report-body" }, isOther && note("", say("report.other_language")));
  if (report.changes) showChanges(body, report, () => {});
  fill(
    root,
    h(
      "div",
      { class: "report-head" },
      h("h1", {}, report.title),
      h("p", { class: "muted" }, say("frame.labelled", { name: say(`deck.work_${job.work}`), told: report.subtitle })),
      h("div", { class: "row report-actions" }, files, print, toDeck(job.deck)),
    ),
    body,
    h(
      "details",
      { class: "panel report-tables", lang: job.language || null, open: innerWidth < NARROW && !isOther },
      h("summary", {}, icon("right"), say("report.as_tables")),
      reportTables(report),
    ),
    report.pages.map((svg, number) => picture(svg, `${report.title} ${number + 1}`, "paper report-sheet")),
  );
}

/** @param {string} deck */
const toDeck = (deck) =>
  h(
    "a",
    { class: "button soft", href: address("deck", [], deck ? { deck } : {}) },
    icon("cards"),
    say(deck ? "report.to_deck" : "report.to_decks"),
  );
