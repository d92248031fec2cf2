/** Long work on the server: started, followed, ended. */

import { send } from "./api.js";
import { openEvents } from "./host.js";
import { say } from "./texts.js";

const followed = new Map(); // by id: one stream for all who listen, as a browser keeps only a few open

/**
 * Follow a job: `changed` hears its state each time, with `done` of `total`, and in the end with `state` "done" and its
 * `result`, "failed" with its `refusal`, or "cancelled". Gives a function that stops listening; the work goes on.
 *
 * @param {Server.JobState} job
 * @param {(now: Server.JobState) => unknown} changed
 */
export function followJob(job, changed) {
  const stream = followed.get(job.id) ?? openStream(job);
  stream.listeners.add(changed);
  changed(stream.last);
  return () => {
    stream.listeners.delete(changed);
    if (stream.listeners.size === 0) close(job.id);
  };
}

/**
 * Start a work, such as `simulate`, and give its first state.
 *
 * @param {string} work
 * @param {Record<string, any>} args
 */
export const startWork = (work, args) => send("/api/job/start", { work, arguments: args });

/**
 * End a work.
 *
 * @param {string} id
 */
export const endWork = (id) => send("/api/job/cancel", { id });

/**
 * Start a work and follow it. Gives a function that ends it.
 *
 * @param {string} work
 * @param {Record<string, any>} args
 * @param {(now: Server.JobState) => unknown} changed
 */
export async function startJob(work, args, changed) {
  const job = await startWork(work, args);
  followJob(job, changed);
  return () => endWork(job.id);
}

/** @param {Server.JobState} job */
function openStream(job) {
  const events = openEvents(`/api/job/events?${new URLSearchParams({ id: job.id })}`);
  const stream = { events, last: job, listeners: new Set() };
  const tell = (now) => {
    stream.last = now;
    if (now.state !== "running") close(job.id);
    for (const changed of [...stream.listeners]) changed(now);
  };
  events.onmessage = (event) => tell(JSON.parse(event.data));
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) tell({ ...stream.last, state: "failed", refusal: say("frame.gone") });
  };
  followed.set(job.id, stream);
  return stream;
}

/** @param {string} id */
function close(id) {
  followed.get(id)?.events.close();
  followed.delete(id);
}
