/** Python in a worker: loaded while the page can be read already, with a bar that says what is happening. */

import { showLoading, showFailure } from "./loading.js";
import { messagePort } from "./messages.js";
import { part, sizeOf } from "./parts.js";
import { language } from "../../studio/static/js/settings.js";

const PARTS = ["worker", "wasm", "stdlib", "libraries", "bundle", "lock"];

/** How far it is. */
export const python = { isReady: false, store: "" };

/** @type {(worker: any) => void} */
let hasStarted;
/** @type {(error: Error) => void} */
let hasFailed;
/** @type {Promise<any>} */
const started = new Promise((resolve, reject) => {
  hasStarted = resolve;
  hasFailed = reject;
});
started.catch(() => {}); // it is shown

/** Give the worker as soon as Python answers. */
export const whenReady = () => started;

/** Load and start it. */
export async function startPython() {
  const total = sizeOf(PARTS);
  let come = 0;
  const came = (bytes) => {
    come += bytes;
    showLoading("loading", come / total);
  };
  try {
    showLoading("loading", 0);
    const bytes = async (name, heard) => new Uint8Array(await (await part(name, heard)).arrayBuffer());
    const [source, wasm, stdlib, libraries, bundle, lock] = await Promise.all([
      part("worker", came).then((answer) => answer.text()),
      part("wasm", came).then(compiled),
      bytes("stdlib", came),
      bytes("libraries", came),
      bytes("bundle", came),
      part("lock", came).then((answer) => answer.text()),
    ]);
    showLoading("starting", 1);
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const worker = new Worker(address);
    worker.onerror = (event) => hasFailed(new Error(event.message));
    const asking = messagePort(worker, { part: ({ name }) => bytes(name) });
    const parts = { wasm, stdlib, libraries, bundle, lock };
    await asking.ask("startPython", { ...parts, language: language(), workers: spareCores() });
    const { store } = await asking.ask("openApp");
    Object.assign(python, { isReady: true, store });
    hasStarted(asking);
    showLoading("ready", 1);
  } catch (error) {
    console.warn(error);
    hasFailed(error);
    showFailure(error);
  }
  return started;
}

const MOST_WORKERS = 4;

/** How many workers may share long work; the page itself wants one core, and each needs much memory. */
const spareCores = () => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency ?? 1) - 1));

/** @param {Response} answer */
const compiled = (answer) =>
  WebAssembly.compileStreaming(new Response(answer.body, { headers: { "content-type": "application/wasm" } }));
