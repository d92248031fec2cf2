/**
 * Python in a worker. One answers the questions of the pages and runs commands; others, started by it, do long work.
 *
 * The page that starts a worker sends it the parts of Python first, then questions, each with a number; the answer
 * carries the same number. Nothing is fetched here: the content policy of the page holds in its workers too.
 */

import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";

import { openStore, DirectoryStore } from "./file_store.js";
import { MirroredFiles, NotKeptError } from "./mirrored_files.js";
import { messagePort } from "./messages.js";
import { unpack } from "./stored_zip.js";

const SITE = "/site";
const QUILTS = "/quilts";
const CONSOLE = "/console";
/** Parts of Python are looked for below this address, and handed out from memory. */
const NOWHERE = "https://quiltsmith.invalid/";
const LOCK = "quiltsmith.files";
/** The address whose answer takes a bot's time: others are answered meanwhile. */
const THOUGHT = "/api/duel/bot";

/**
 * @typedef {object} Parts what a worker needs to start
 * @property {WebAssembly.Module} wasm
 * @property {Uint8Array<ArrayBuffer>} stdlib
 * @property {Uint8Array<ArrayBuffer>} libraries
 * @property {Uint8Array<ArrayBuffer>} bundle
 * @property {string} lock
 * @property {string} language
 * @property {number} workers how many may share a long work
 */

/** @type {Parts} */
let parts;
let glue;
let python;
/** @type {MirroredFiles} */
let files;

/** Workers that share the tasks of a long work; they are started with the first task, and end with their owner. */
class WorkerPool {
  /** @type {{ asking: any, isReady: Promise<void>, tasks: number }[]} */
  #workers = [];

  /** @param {number} size */
  constructor(size) {
    this.size = size;
  }

  /** @param {Uint8Array<ArrayBuffer>} packed */
  async submit(packed) {
    while (this.#workers.length < this.size) this.#start();
    const chosen = this.#workers.reduce((least, worker) => (worker.tasks < least.tasks ? worker : least));
    chosen.tasks += 1;
    await chosen.isReady;
    try {
      return await chosen.asking.ask("doTask", { packed });
    } finally {
      chosen.tasks -= 1;
    }
  }

  #start() {
    const asking = messagePort(new Worker(self.location.href), {});
    this.#workers.push({ asking, isReady: asking.ask("startPython", parts), tasks: 0 });
  }
}

/** What can be asked; each gives a value, or a promise of one. */
const questions = {
  /** @param {Parts} given */
  async startPython(given) {
    parts = given;
    answerFromMemory(given);
    python = await loadPyodide({
      indexURL: NOWHERE,
      createPyodideModule,
      lockFileContents: given.lock,
      stdout: () => {},
      stderr: (text) => console.warn(text),
      env: { HOME: CONSOLE, QUILTSMITH_LANG: given.language },
    });
    for (const packed of [given.libraries, given.bundle]) unpack(python.FS, packed, SITE);
    python.runPython(`import sys; sys.path.insert(0, "${SITE}")`);
    for (const folder of [QUILTS, CONSOLE]) python.FS.mkdirTree(folder);
    glue = python.pyimport("quiltsmith.browser.browser_glue");
  },

  /** Open the person's files, and make the application ready. */
  async openApp() {
    files = new MirroredFiles(python.FS, QUILTS, await openStore());
    await files.pull();
    glue.open_app(QUILTS, startJob);
    return { store: files.store.constructor.name, files: files.all().length };
  },

  /** Answer a page as the server of the studio does. */
  request({ method, path, language, body }) {
    if (path === THOUGHT) return askAside({ method, path, language, body });
    return method === "GET"
      ? inTurn(async () => {
          await files.pullSometimes();
          return withLate(() => glue.respond(method, path, language, null));
        })
      : changing(language, () => glue.respond(method, path, language, body ?? null));
  },

  /** Answer a question that changes no file, in a worker that was started for such questions. */
  answerAside({ method, path, language, body, given }) {
    writeFiles(given);
    return glue.respond(method, path, language, body);
  },

  openAside: () => glue.open_app(QUILTS, startJob),

  /** Run a command of the terminal. */
  run: ({ words }) => inTurn(() => withLate(() => glue.run_command(words, CONSOLE))),

  readFile: ({ name }) => python.FS.readFile(`${CONSOLE}/${name}`),

  writeFile({ name, bytes }) {
    const path = `${CONSOLE}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, bytes);
  },

  listFiles: () => glue.list_files(CONSOLE),

  /** All of the person's files in one. */
  saveAll: () => glue.zip_folder(QUILTS),

  /** Put the files of a zip beside the person's own; gives the names that they got. */
  openZip: ({ bytes, language }) => changing(language, () => glue.unzip_into(bytes, QUILTS, language)),

  /** Work in a folder of the person's from now on, or again in the browser's own. */
  openFolder: ({ handle }) =>
    inTurn(async () => {
      await files.change(handle ? new DirectoryStore(handle) : await openStore());
      return { files: files.all().length };
    }),

  /** Do one long work, in a worker that was started for it. */
  async doOrder({ order, given }) {
    writeFiles(given);
    await loadLate("fonttools"); // reports are SVG too
    const pool = "Suspending" in WebAssembly ? new WorkerPool(parts.workers) : new WorkerPool(1);
    const tell = (told) => port.tell("told", told);
    await glue.do_order.callPromising(order, tell, (packed) => pool.submit(packed), pool.size);
  },

  /** Do one task of a long work, in one of several workers. */
  doTask: ({ packed }) => glue.do_task(packed),
};

const port = messagePort(self, questions);

let before = Promise.resolve();

/**
 * Do one thing after the other: Python's files and the store must not change in the middle of something.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
function inTurn(work) {
  const mine = before.then(work);
  before = mine.then(
    () => {},
    () => {},
  );
  return mine;
}

/**
 * Let Python change files, and keep them before the answer is given; no other tab changes them meanwhile.
 *
 * @param {string} language
 * @param {() => any} work
 */
const changing = (language, work) =>
  inTurn(() =>
    locked(async () => {
      await files.pull();
      const answer = await withLate(work);
      try {
        await files.push();
      } catch (error) {
        if (!(error instanceof NotKeptError)) throw error;
        return glue.not_kept(language, /** @type {any} */ (error.cause)?.name === "QuotaExceededError");
      }
      return answer;
    }),
  );

/**
 * Let Python do something; where it looked for packages that are loaded late, load them, and let Python do it again.
 *
 * @param {() => any} work
 */
async function withLate(work) {
  const done = work();
  const late = glue.take_late();
  if (late.length === 0) return done;
  for (const name of late) await loadLate(name);
  return withLate(work);
}

/** @param {string} name */
async function loadLate(name) {
  unpack(python.FS, await port.ask("part", { name }), SITE);
}

/**
 * Let no other tab change files meanwhile, where browsers can.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function locked(work) {
  let isHeld = false;
  try {
    return await navigator.locks.request(LOCK, () => {
      isHeld = true;
      return work();
    });
  } catch (error) {
    if (isHeld) throw error;
    return work(); // pages from a disk have no locks
  }
}

/**
 * Start a worker for a long work; gives a function that ends it. Called by Python.
 *
 * @param {Uint8Array<ArrayBuffer>} order
 * @param {any} heard a function of Python's
 */
function startJob(order, heard) {
  const worker = new Worker(self.location.href);
  const listener = heard.copy();
  const end = () => {
    worker.terminate();
    listener.destroy();
  };
  const told = (bytes) => {
    if (listener(bytes) !== "running") end();
  };
  const asking = messagePort(worker, { part: (given) => port.ask("part", given) }, { told });
  worker.onerror = (event) => {
    event.preventDefault();
    glue.work_failed(listener);
    end();
  };
  const given = files.all();
  asking
    .ask("startPython", parts)
    .then(() => asking.ask("doOrder", { order, given }))
    .catch(() => {
      glue.work_failed(listener);
      end();
    });
  return end;
}

/** @type {Promise<any> | null} the worker that bots think in: it is kept, since to start one takes seconds */
let aside = null;

async function openAside() {
  const worker = new Worker(self.location.href);
  worker.onerror = () => {
    aside = null; // the next question finds a new one
  };
  const asking = messagePort(worker, { part: (given) => port.ask("part", given) });
  await asking.ask("startPython", parts);
  await asking.ask("openAside");
  return asking;
}

/** Let another worker answer, which has the person's files as they are now. */
async function askAside(question) {
  aside ??= openAside();
  try {
    return await (await aside).ask("answerAside", { ...question, given: files.all() });
  } catch (error) {
    aside = null;
    throw error;
  }
}

/** @param {{ name: string, bytes: Uint8Array }[]} given */
function writeFiles(given) {
  for (const { name, bytes } of given) {
    const path = `${QUILTS}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, bytes);
  }
}

/**
 * Let Python find its parts: they have come with a message, and nothing may be fetched.
 *
 * @param {Parts} given
 */
function answerFromMemory({ wasm, stdlib }) {
  const known = {
    "pyodide.asm.wasm": () => new Response(new Uint8Array(), { headers: { "content-type": "application/wasm" } }),
    "python_stdlib.zip": () => new Response(stdlib),
  };
  self.fetch = (asked) => {
    const name = String(asked instanceof Request ? asked.url : asked).replace(NOWHERE, "");
    if (Object.hasOwn(known, name)) return Promise.resolve(known[name]());
    return Promise.reject(new TypeError(`nothing is fetched: ${name}`));
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    instance: await WebAssembly.instantiate(wasm, imports),
    module: wasm,
  });
}
