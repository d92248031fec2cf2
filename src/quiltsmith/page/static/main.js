/** Where the page starts: the studio's pages at once, Python beside them, and the command line for scripts. */

import { showPage } from "../../studio/static/js/router.js";
import { registerServiceWorker } from "./offline.js";
import { startPython, whenReady } from "./python.js";

const FIRST_LOOK = 100; // milliseconds

const text = (given) => (typeof given === "string" ? new TextEncoder().encode(given) : new Uint8Array(given));

/** What scripts find, as `docs/page.md` describes it. */
globalThis.quiltsmith = {
  /** A promise that Python is there. */
  ready: whenReady().then(() => undefined),

  /**
   * Run a command, as after `quiltsmith` on a command line, in a folder of its own.
   *
   * @param {string[]} argv
   * @returns {Promise<{ exit: number, stdout: string, stderr: string }>}
   */
  async run(argv) {
    const [exit, stdout, stderr] = await (await whenReady()).ask("run", { words: argv.map(String) });
    return { exit, stdout, stderr };
  },

  files: {
    /** @param {string} name */
    read: async (name) => (await whenReady()).ask("readFile", { name }),
    /**
     * @param {string} name
     * @param {string | ArrayBuffer | Uint8Array} given
     */
    write: async (name, given) => (await whenReady()).ask("writeFile", { name, bytes: text(given) }),
    list: async () => (await whenReady()).ask("listFiles"),
  },
};

import("../../studio/static/js/main.js");
// First something to read, then Python: loading takes all that the machine can give. A page that needs Python waits.
await new Promise((resolve) => {
  setTimeout(resolve, FIRST_LOOK);
});
startPython().then(
  () => {
    // What was shown before Python was there knew nothing of the person's own files.
    if (/^#?\/?$/.test(location.hash)) showPage();
    registerServiceWorker(); // afterwards, so that it does not load what Python waits for
  },
  () => {},
);
