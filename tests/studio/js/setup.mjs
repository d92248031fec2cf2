/** What tests of the pages' scripts find around them: a browser without a window, and the words of a small frame. */

import { register } from "node:module";

// The scripts are modules by the way in which pages load them; node would want to be told by a file beside them.
register("./modules.mjs", import.meta.url);

const kept = new Map();
const listeners = new Map();

Object.assign(globalThis, {
  localStorage: {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => kept.set(name, text),
    removeItem: (name) => kept.delete(name),
    clear: () => kept.clear(),
  },
  location: { hash: "" },
  matchMedia: () => ({ matches: false }),
  addEventListener: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
});
Object.defineProperty(globalThis, "navigator", { value: { language: "en-GB" }, configurable: true });

/** Tell the page that something has happened. */
export function happen(name, event) {
  for (const listener of listeners.get(name) ?? []) listener(event);
}

/** What a server throws that refuses something. */
export const refusal = (status, answer) => Object.assign(new Error("refused"), { status, answer });

/** Answer questions: `answer(path, question)` gives JSON, or throws a refusal. Gives what was asked. */
export function serve(answer) {
  const asked = [];
  globalThis.fetch = async (path, { body, headers, signal }) => {
    const question = body ? JSON.parse(body) : null;
    asked.push({ path, question, language: headers["accept-language"] });
    await Promise.resolve();
    signal?.throwIfAborted();
    try {
      return new Response(JSON.stringify(await answer(path, question)));
    } catch (error) {
      if (!error.status) throw error;
      return new Response(JSON.stringify(error.answer), { status: error.status });
    }
  };
  return asked;
}

/** Load the words and limits of a page. */
export async function loadFrame(texts = {}, limits = {}, language = "en") {
  const { loadTexts } = await import("../../../src/quiltsmith/studio/static/js/api.js");
  const frame = { folder: "quilts", language, languages: [{ code: "en", name: "English" }], texts, limits, papers: [] };
  serve(() => frame);
  await loadTexts();
}
