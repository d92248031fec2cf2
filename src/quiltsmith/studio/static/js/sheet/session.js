/** The sheets on the table: their texts, what was before each change, and a draft that a reload finds again. */

import { ask, send } from "../api.js";
import { keep, kept } from "../settings.js";
import { limit, say } from "../texts.js";

const MOST_STEPS = 200;
const MOST_AWAY = 12;
const MOST_KEPT = 40; // steps of each sheet that a reload finds again

/**
 * A sheet on the table: the name and version of its file, if it has one, the text that lies there, the texts before and
 * after what was undone, and the photographed board that it was read from.
 *
 * @typedef {object} Sheet
 * @property {string} name
 * @property {string} text
 * @property {string | null} version
 * @property {string | null} saved
 * @property {string | null} deal
 * @property {boolean} solo
 * @property {Rival | null} rival the bot that plays against whom the sheet is
 * @property {{ board: string, state: string } | null} origin
 * @property {number} group those of one file have the same
 * @property {string[]} before
 * @property {string[]} after
 */

/** @typedef {{ level: string, seat: number }} Rival how strong a bot is, and its seat in a game of two */
/** @typedef {{ sheet: Sheet, title: string, when: number }} PutAway a sheet that was put away, and when */

/** The sheets on the table; one of them is worked on. */
export class Session {
  #last = Promise.resolve();

  /**
   * @param {string} draft
   * @param {Partial<Sheet>[]} sheets
   * @param {number} current
   */
  constructor(draft, sheets, current) {
    this.draft = draft;
    /** @type {Sheet[]} */
    this.sheets = sheets.map((one, number) => sheet({ group: number + 1, ...one }));
    this.current = Math.min(Math.max(current, 0), Math.max(sheets.length - 1, 0));
  }

  /** Do one thing after the other: what is asked for while an answer is on its way waits for it. */
  inTurn(work) {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** The sheet that is worked on; there is none on an empty table. */
  get now() {
    return this.sheets[this.current];
  }

  /**
   * Put sheets on the table and turn to the first of them; one that lies there already is replaced.
   *
   * @param {string[]} texts
   * @param {Partial<Sheet>} given
   */
  add(texts, { name = "", version = null, deal = null, solo = false, rival = null, origin = null } = {}) {
    if (name) this.sheets = this.sheets.filter((one) => one.name !== name);
    this.current = this.sheets.length;
    const group = Math.max(0, ...this.sheets.map((one) => one.group)) + 1;
    this.sheets.push(
      ...texts.map((text) =>
        sheet({ ...{ name, text, version, deal, solo, rival, origin, group }, saved: version ? text : null }),
      ),
    );
    this.keep();
  }

  /**
   * Put the sheet of a photographed board on the table. If it lies there already, turn to it: as it is, or with what
   * was corrected on the board since, and then its text of before can come back.
   */
  addRead(texts, origin) {
    const lies = this.sheets.findIndex((one) => one.origin?.board === origin.board);
    if (lies < 0) return this.add(texts, { origin });
    this.current = lies;
    const isCorrected = this.now.origin?.state !== origin.state;
    this.now.origin = origin;
    if (isCorrected) this.write(texts[0]);
    return this.keep();
  }

  /** All sheets as the server takes them, and which of them is worked on. Of very many, those around it. */
  question() {
    const { most } = limit("table.sheets");
    const first = Math.max(0, Math.min(this.current - Math.floor(most / 2), this.sheets.length - most));
    const sheets = this.sheets.slice(first, first + most);
    return {
      sheets: sheets.map((one) => ({ name: nameOf(one), text: one.text, group: one.group })),
      current: this.current - first,
      deal: this.now?.deal ?? null,
    };
  }

  /** The sheet that is worked on, as the server takes it by itself. */
  sheet() {
    return { name: nameOf(this.now), text: this.now.text, deal: this.now.deal };
  }

  choose(index) {
    this.current = index;
    this.keep();
  }

  /**
   * Put a sheet away; its file stays, and for a while it can be brought back.
   *
   * @param {number} index
   * @param {string} title what it is called then
   */
  close(index, title = "") {
    const [closed] = this.sheets.splice(index, 1);
    this.current = Math.min(this.current, Math.max(this.sheets.length - 1, 0));
    this.keep();
    const away = { sheet: closed, title, when: Date.now() };
    keep(this.#awayName, JSON.stringify([away, ...this.away()].slice(0, MOST_AWAY)));
    return away;
  }

  get #awayName() {
    return `${this.draft}-away`;
  }

  /**
   * List the sheets that were put away, the latest first.
   *
   * @returns {PutAway[]}
   */
  away() {
    const found = read(this.#awayName);
    return Array.isArray(found) ? found : [];
  }

  /**
   * Put a sheet that was put away back on the table.
   *
   * @param {PutAway} away
   */
  bringBack(away) {
    keep(this.#awayName, JSON.stringify(this.away().filter((one) => one.when !== away.when)));
    this.sheets.push(sheet(away.sheet));
    this.current = this.sheets.length - 1;
    this.keep();
  }

  /**
   * Take the table over as another tab of the browser has left it; the sheet that is worked on here stays that.
   *
   * @returns {boolean} whether there is anything new
   */
  takeOver() {
    const { sheets = [], current = 0 } = read(this.draft);
    const before = JSON.stringify(this.sheets.map((one) => one.text));
    const now = this.now;
    this.sheets = sheets.map((one, number) => sheet({ group: number + 1, ...one }));
    const same = this.sheets.findIndex((one) => now && one.group === now.group && one.name === now.name);
    this.current = same < 0 ? Math.min(current, Math.max(this.sheets.length - 1, 0)) : same;
    return before !== JSON.stringify(this.sheets.map((one) => one.text));
  }

  /**
   * Take a new text; the old one can come back. A bot's reply belongs to the change before it, and goes with it.
   *
   * @param {string} text
   * @param {boolean} isReply
   */
  write(text, isReply = false) {
    const one = this.now;
    if (one.text === text) return;
    if (!isReply) one.before.push(one.text);
    if (one.before.length > MOST_STEPS) one.before.shift();
    one.after = [];
    one.text = text;
    this.keep();
    keep(this.#waitingName, null);
  }

  /**
   * Keep changes that wait for the studio, so that a page that is opened from a new one makes them.
   *
   * @param {any[]} edits
   */
  keepWaiting(edits) {
    keep(this.#waitingName, JSON.stringify({ text: this.now.text, edits }));
  }

  get #waitingName() {
    return `${this.draft}-waiting`;
  }

  /** Take the changes that wait for the sheet that is worked on, if it is as it was then. */
  takeWaiting() {
    const { text, edits } = read(this.#waitingName);
    if (!Array.isArray(edits) || text !== this.now?.text) return [];
    keep(this.#waitingName, null);
    return edits;
  }

  undo() {
    return this.#step("before", "after");
  }

  redo() {
    return this.#step("after", "before");
  }

  #step(from, to) {
    const one = this.now;
    if (!one?.[from].length) return false;
    one[to].push(one.text);
    one.text = one[from].pop();
    this.keep();
    return true;
  }

  keep() {
    const sheets = this.sheets.map(({ before, after, ...one }) => ({
      ...one,
      before: before.slice(-MOST_KEPT),
      after: after.slice(-MOST_KEPT),
    }));
    keep(this.draft, sheets.length ? JSON.stringify({ sheets, current: this.current }) : null);
  }

  /** What is written under a name: the current sheet, with the others of the same file. */
  written(name) {
    const one = this.now;
    const fellows = one.name && one.name === name ? this.sheets.filter((other) => other.name === name) : [one];
    return { fellows, text: fellows.map((other) => other.text).join("---\n") };
  }

  /** Save the file of the current sheet, with the others of the same file. */
  async save(name = this.now.name, version = this.now.version) {
    const { fellows, text } = this.written(name);
    const file = await send("/api/file/save", { name, text, version });
    for (const other of fellows) Object.assign(other, { name, version: file.version, saved: other.text });
    this.keep();
  }
}

/**
 * Open the table: as it was left, or empty.
 *
 * @param {string} draft
 */
export function openSession(draft = "sheets") {
  const found = read(draft);
  return new Session(draft, found.sheets ?? [], found.current ?? 0);
}

/**
 * Open a file of the folder or an example, and give its sheets.
 *
 * @param {string} name
 * @param {boolean} isExample
 */
export async function openFile(name, isExample) {
  const file = await ask(isExample ? "/api/example" : "/api/file", { name });
  const texts = await send("/api/sheet/parts", { text: file.text });
  return { texts, name: isExample ? "" : file.name, version: isExample ? null : file.version };
}

/** What a sheet goes by: its file, or a number while there is none. */
export const nameOf = ({ name, group }) => name || say("sheet.unsaved", { number: group });

/**
 * @param {Partial<Sheet>} given
 * @returns {Sheet}
 */
function sheet(given) {
  return {
    name: "",
    text: "",
    group: 1,
    version: null,
    deal: null,
    solo: false,
    rival: null,
    origin: null,
    saved: null,
    before: [],
    after: [],
    ...given,
  };
}

/** @param {string} draft */
function read(draft) {
  try {
    return JSON.parse(kept(draft) ?? "{}");
  } catch {
    return {};
  }
}
