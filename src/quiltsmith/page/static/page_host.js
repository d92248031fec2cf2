/** What answers the pages where there is no server: Python in a worker. It stands in for the studio's `host.js`. */

import { language } from "../../studio/static/js/settings.js";
import { say } from "../../studio/static/js/texts.js";
import { filesPanel as panel, openedFolder, openZip } from "./page_files.js";
import { python, whenReady } from "./python.js";
import { snapshot } from "./parts.js";

/** The name of this build, in addresses of pictures. */
export const RUN = "page";

/** Nothing is fetched, so pages can say where a thing works instead of trying it. */
export const isPage = true;

/**
 * Ask as `fetch` does. What every page needs first is in the page itself, and is there before Python is.
 *
 * @param {string} path
 * @param {RequestInit} init
 */
export async function request(path, { method = "GET", headers = {}, body = null, signal = null } = {}) {
  signal?.throwIfAborted();
  const asked = headers["accept-language"] ?? language();
  const known = method === "GET" ? fromSnapshot(path, asked) : null;
  if (known) return known;
  const bytes = body === null ? null : new Uint8Array(await new Response(body).arrayBuffer());
  const worker = await whenReady();
  const asking = worker.ask("request", { method, path, language: asked, body: bytes });
  const [status, kind, more, data] = await orAborted(asking, signal);
  return new Response(data, { status, headers: [["content-type", kind], ...more] });
}

/**
 * @param {string} path
 * @param {string} asked
 */
function fromSnapshot(path, asked) {
  const known = snapshot();
  const spoken = Object.keys(known).find((code) => code && asked.toLowerCase().startsWith(code)) ?? "en";
  const found = known[spoken][path] ?? known[""][path];
  if (!found || (python.isReady && !found.lasts)) return null;
  return new Response(found.text, { headers: { "content-type": found.kind } });
}

/**
 * @template Value
 * @param {Promise<Value>} promise
 * @param {AbortSignal | null} signal
 * @returns {Promise<Value>}
 */
function orAborted(promise, signal) {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

const PAUSE = 200; // milliseconds between two looks at a job

/** The states of a job as they come, in the form of an `EventSource`. */
class JobEvents {
  readyState = 1;
  onmessage = (_event) => {};
  onerror = () => {};

  /** @param {string} path */
  constructor(path) {
    this.path = path.replace("/api/job/events", "/api/job");
    this.#look();
  }

  close() {
    this.readyState = 2;
  }

  async #look() {
    let last = "";
    while (this.readyState !== 2) {
      const answer = await request(this.path);
      if (!answer.ok) {
        this.close();
        this.onerror();
        return;
      }
      const text = await answer.text();
      if (text !== last && this.readyState !== 2) this.onmessage({ data: text });
      last = text;
      if (JSON.parse(text).state !== "running") return;
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE);
      });
    }
  }
}

/** @param {string} path */
export const openEvents = (path) => new JobEvents(path);

/** @type {Map<string, Promise<string>>} */
const pictures = new Map();
const MOST_PICTURES = 400;

/**
 * Give an address under which the browser finds a picture.
 *
 * @param {string} path
 * @returns {Promise<string>}
 */
export function imageAddress(path) {
  const lasts = path.includes(`run=${RUN}`);
  const known = pictures.get(path);
  if (known) return known;
  const made = request(path)
    .then((answer) => answer.blob())
    .then((blob) => URL.createObjectURL(blob));
  if (lasts && pictures.size < MOST_PICTURES) pictures.set(path, made);
  return made;
}

/** All style sheets are in the page. */
export const loadStyle = async () => {};

/**
 * Open a zip of files, and tell whether it was one.
 *
 * @param {File} file
 */
export async function openArchive(file) {
  const isZip = /\.zip$/i.test(file.name);
  if (isZip) await openZip(file);
  return isZip;
}

/** What the top of the page calls the place of the files. */
export const placeName = () => openedFolder() || say("page.browser");

export { shareButton } from "./page_share.js";

/** What the first page shows of files: where they are kept, how to save them all, a folder to open. */
export const filesPanel = () => panel();
