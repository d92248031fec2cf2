/** Work that goes on beside the pages: a chip in the top bar tells how far it is, ends it, and leads to its report. */

import { ask } from "./api.js";
import { fill, find, h, icon, iconButton } from "./dom.js";
import { endWork, followJob, startWork } from "./jobs.js";
import { address } from "./router.js";
import { keep, kept } from "./settings.js";
import { tell } from "./status.js";
import { say } from "./texts.js";

const element = h("div", { class: "work", hidden: true });
let job = null;
let leave = null;

/** Give the chip; what was under way before a reload is followed again. */
export function buildWork() {
  const id = kept("work");
  if (id) ask("/api/job", { id }).then(watch, () => keep("work", null));
  return element;
}

/**
 * Start a work whose report opens as a page; gives the address of that page.
 *
 * @param {string} work
 * @param {Record<string, any>} args
 */
export async function startReport(work, args) {
  const started = await startWork(work, args);
  keep("work", started.id);
  watch(started);
  return reportOf(started);
}

/** Write the chip for the page that is shown; that of the report itself needs none. */
export function writeWork() {
  if (job && isOpen()) {
    if (job.state !== "running") forget();
    element.hidden = true;
    return;
  }
  element.hidden = !job;
  if (!job) return;
  const isRunning = job.state === "running";
  const words = isRunning
    ? say("report.chip", { percent: percent() })
    : say(job.state === "done" ? "report.chip_done" : "report.chip_failed");
  const mood = { running: "", done: "good" }[job.state] ?? "bad";
  const short = isRunning
    ? say("report.chip_short", { percent: percent() })
    : icon(job.state === "done" ? "check" : "error");
  fill(
    element,
    h(
      "a",
      { class: `chip ${mood}`, href: reportOf(job), "aria-label": words, onclick: () => tell("") },
      icon("dice"),
      h("span", { class: "work-words" }, words),
      h("span", { class: "work-short" }, short),
    ),
    iconButton("x", say(isRunning ? "report.stop" : "report.put_away"), {
      onclick: () => {
        if (isRunning) endWork(job.id).catch(() => {});
        forget();
      },
    }),
  );
}

/** @param {Server.JobState} started */
function watch(started) {
  leave?.();
  job = started;
  leave = started.state === "running" ? followJob(started, update) : null;
  writeWork();
}

/** @param {Server.JobState} now */
function update(now) {
  const wasRunning = job?.state === "running";
  job = now;
  if (now.state === "cancelled") return forget();
  if (wasRunning && now.state === "done" && !isOpen()) tell(say("report.ready"));
  // The button keeps its focus while only the number beside it changes.
  const shown = now.state === "running" && !element.hidden && element.querySelector(".work-words");
  if (!shown) return writeWork();
  shown.textContent = say("report.chip", { percent: percent() });
  find(element, ".work-short").textContent = say("report.chip_short", { percent: percent() });
  return shown.parentElement?.setAttribute("aria-label", shown.textContent);
}

function forget() {
  leave?.();
  leave = null;
  job = null;
  keep("work", null);
  element.hidden = true;
}

const reportOf = ({ id }) => address("report", [], { job: id });
const isOpen = () => location.hash === reportOf(job);
const percent = () => (job.total ? Math.floor((100 * job.done) / job.total) : 0);
