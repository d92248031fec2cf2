/** Questions to the server: every request says the language of the page; what is refused comes as a `Refused`. */

import { begun } from "./dom.js";
import { language } from "./settings.js";
import { inWordsOfPages } from "./wording.js";

/** Something the server does not do, said in a sentence; `problems` have places, `now` is a file that has changed. */
export class Refused extends Error {
  constructor(status, told) {
    super(begun(inWordsOfPages(told.refusal ?? "")));
    this.status = status;
    this.problems = told.problems ?? [];
    this.now = told.now ?? null;
  }
}

/** Ask for something; the question stands in the address. */
export async function ask(path, question = {}) {
  const found = new URLSearchParams(
    Object.entries(question).filter(([, value]) => value !== null && value !== undefined),
  );
  const answer = await request(found.size ? `${path}?${found}` : path, { method: "GET" });
  return answer.json();
}

/** @typedef {{ signal?: AbortSignal }} Giving a signal that gives a question up */

/**
 * Send a question as JSON and get JSON.
 *
 * @param {string} path
 * @param {object} question
 * @param {Giving} giving
 */
export async function send(path, question, { signal } = {}) {
  return (await posted(path, question, signal)).json();
}

/**
 * Send a question and get a content that is no JSON.
 *
 * @param {string} path
 * @param {object} question
 * @param {Giving} giving
 */
export async function sendForFile(path, question, { signal } = {}) {
  const answer = await posted(path, question, signal);
  const named = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "");
  return { blob: await answer.blob(), name: named?.[1] ?? "" };
}

/**
 * Send a question and get a text, such as an SVG picture.
 *
 * @param {string} path
 * @param {object} question
 * @param {Giving} giving
 */
export async function sendForText(path, question, { signal } = {}) {
  return (await posted(path, question, signal)).text();
}

/** Send a file as it is and get JSON. */
export async function upload(path, file, type) {
  return (await request(path, { method: "POST", body: file, headers: { "content-type": type } })).json();
}

function posted(path, question, signal) {
  const headers = { "content-type": "application/json" };
  return request(path, { method: "POST", body: JSON.stringify(question), headers, signal });
}

async function request(path, given) {
  const headers = { ...given.headers, "accept-language": language() };
  let answer;
  try {
    answer = await fetch(path, { ...given, headers });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refused(0, {});
  }
  if (answer.ok) return answer;
  const text = await answer.text();
  let told = { refusal: text };
  try {
    told = JSON.parse(text);
  } catch {
    // The guard answers in plain text.
  }
  throw new Refused(answer.status, told);
}
