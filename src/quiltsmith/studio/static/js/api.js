/** Questions to the server: every request says the language of the page; what is refused comes as a `Refused`. */

import { capitalise } from "./dom.js";
import { request as carry } from "./host.js";
import { language, useLanguage } from "./settings.js";
import { sayOr, useFrame } from "./texts.js";

/** @typedef {{ signal?: AbortSignal }} Giving a signal that gives a question up */
/**
 * @typedef {{ refusal?: string, problems?: Server.Problem[], now?: any, fields?: string[], at_field?: string }} Refusal
 */

/**
 * Something that the server does not do, said in a sentence; `problems` have places, `now` is a file that has changed,
 * `fields` are those whose values are refused, with what is said beside them. Without a status there was no server to
 * answer.
 */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {Refusal} refusal
   */
  constructor(status, { refusal, problems = [], now = null, fields = [], at_field: atField = "" }) {
    super(status ? capitalise(refusal ?? "") : sayOr("frame.gone", ""));
    this.status = status;
    this.problems = problems;
    this.now = now;
    this.fields = fields;
    this.atField = capitalise(atField);
  }
}

/** @typedef {"there" | "gone" | "other"} Connection whether the studio answers; another one knows this page not */

/** @type {Connection} */
let connection = "there";
/** @type {Set<(now: Connection) => unknown>} */
const watchers = new Set();
const PAUSE_BEFORE_ASKING = 1000; // milliseconds between two looks for a studio that has gone
const PATIENCE_WHEN_ASKING = 5000; // milliseconds until a look without an answer is given up

/**
 * Hear now and whenever it changes whether there is a studio to answer.
 *
 * @param {(now: Connection) => unknown} heard
 */
export function watchConnection(heard) {
  watchers.add(heard);
  heard(connection);
  return () => watchers.delete(heard);
}

/** @param {Connection} now */
function reportConnection(now) {
  if (now === connection) return;
  const before = connection;
  connection = now;
  for (const heard of [...watchers]) heard(now);
  if (before === "there" && watchers.size) lookAgain();
}

function lookAgain() {
  setTimeout(
    () =>
      connection !== "there" &&
      ask("/api/frame", undefined, { signal: AbortSignal.timeout(PATIENCE_WHEN_ASKING) })
        .catch(() => {})
        .then(lookAgain),
    PAUSE_BEFORE_ASKING,
  );
}

/**
 * Send a question as JSON and get JSON, if need be when the studio is there again; `signal` gives it up, and `waits`
 * hears that it has to wait. Another studio at the same address is one that this page has to be opened from anew.
 *
 * @template {keyof Server.Answers & keyof Asked.Questions} Path
 * @param {Path} path
 * @param {Asked.Questions[Path]} question
 * @param {Giving & { waits?: () => unknown }} [giving]
 * @returns {Promise<Server.Answers[Path]>}
 */
export async function sendWhenThere(path, question, giving = {}) {
  for (;;) {
    try {
      return await send(path, question, giving);
    } catch (error) {
      if (error.status !== 0 && error.status !== 403) throw error;
      giving.waits?.();
    }
    await untilThere(giving.signal);
    giving.signal?.throwIfAborted();
  }
}

/**
 * Wait for a studio that answers, which may be there again already, or until it is given up.
 *
 * @param {AbortSignal} [signal]
 */
async function untilThere(signal) {
  /** @type {() => unknown} */
  let stop = () => undefined;
  await new Promise((done) => {
    stop = watchConnection((now) => now === "there" && done(now));
    signal?.addEventListener("abort", done);
  });
  stop();
}

/** Load the words of all pages; again after the language has changed. */
export async function loadTexts() {
  const frame = await ask("/api/frame");
  useFrame(frame);
  useLanguage(frame.language);
}

/**
 * Ask for something; the question stands in the address.
 *
 * @template {keyof Server.Answers & keyof Asked.Questions} Path
 * @param {Path} path
 * @param {Asked.Questions[Path]} [question]
 * @param {Giving} giving
 * @returns {Promise<Server.Answers[Path]>}
 */
export async function ask(path, question, { signal } = {}) {
  const given = Object.entries(question ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const found = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const answer = await request(found.size ? `${path}?${found}` : path, { method: "GET", signal });
  return answer.json();
}

/**
 * Send a question as JSON and get JSON.
 *
 * @template {keyof Server.Answers & keyof Asked.Questions} Path
 * @param {Path} path
 * @param {Asked.Questions[Path]} question
 * @param {Giving} [giving]
 * @returns {Promise<Server.Answers[Path]>}
 */
export async function send(path, question, giving) {
  return (await posted(path, question, giving)).json();
}

/**
 * Send a question and get a content that is no JSON.
 *
 * @param {string} path
 * @param {object} question
 * @param {Giving} [giving]
 */
export async function sendForFile(path, question, giving) {
  return fileOf(await posted(path, question, giving));
}

/** @param {Response} answer */
async function fileOf(answer) {
  const named = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "");
  return { blob: await answer.blob(), name: named?.[1] ?? "" };
}

/**
 * Ask for a content that is no JSON; the question stands in the address.
 *
 * @param {string} path
 */
export const askForFile = async (path) => fileOf(await request(path, { method: "GET" }));

/**
 * Send a question and get a text, such as an SVG picture.
 *
 * @param {string} path
 * @param {object} question
 * @param {Giving} [giving]
 */
export async function sendForText(path, question, giving) {
  return (await posted(path, question, giving)).text();
}

/**
 * Send a file as it is and get JSON.
 *
 * @param {string} path
 * @param {Blob} file
 * @param {string} type
 * @param {Giving} giving
 */
export async function upload(path, file, type, { signal } = {}) {
  return (await request(path, { method: "POST", body: file, headers: { "content-type": type }, signal })).json();
}

/**
 * @param {string} path
 * @param {object} question
 * @param {Giving} [giving]
 */
function posted(path, question, { signal } = {}) {
  const headers = { "content-type": "application/json" };
  return request(path, { method: "POST", body: JSON.stringify(question), headers, signal });
}

/**
 * @param {string} path
 * @param {RequestInit} given
 */
async function request(path, given) {
  const headers = { ...given.headers, "accept-language": language() };
  let answer;
  try {
    answer = await carry(path, { ...given, headers });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    reportConnection("gone");
    throw new Refused(0, {});
  }
  reportConnection(answer.status === 403 ? "other" : "there");
  if (answer.ok) return answer;
  const text = await answer.text();
  /** @type {Refusal} */
  let refusal = { refusal: text };
  try {
    refusal = JSON.parse(text);
  } catch {
    // The guard answers in plain text.
  }
  throw new Refused(answer.status, refusal);
}
