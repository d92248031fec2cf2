/** Long work on the server: started, followed, ended. */

import { send } from "./api.js";

/**
 * Start a work, such as `simulate`, and follow it: `changed` hears its state each time, with `done` of `total`, and in
 * the end with `state` "done" and its `result`, "failed" with its `refusal`, or "cancelled". Gives a function that ends it.
 */
export async function startJob(work, args, changed) {
  const job = await send("/api/job/start", { work, arguments: args });
  const events = new EventSource(`/api/job/events?${new URLSearchParams({ id: job.id })}`);
  changed(job);
  events.onmessage = (event) => {
    const now = JSON.parse(event.data);
    if (now.state !== "running") events.close();
    changed(now);
  };
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) changed({ ...job, state: "failed", refusal: "" });
  };
  return () => send("/api/job/cancel", { id: job.id });
}
