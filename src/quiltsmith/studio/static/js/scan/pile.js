/**
 * The boards that were read, with all that was corrected and typed. They lie here until somebody removes them: other
 * pages, another language and a reload find them again.
 */

import { keep, kept } from "../settings.js";
import { keepOnly, keepPicture, keptPicture } from "./photos.js";

const DRAFT = "scans";
const MOST = 40;

export const FILLED = "#";
export const EMPTY = ".";
export const UNSURE = "?";

/** The field for the number of empty spaces, beside those of rounds. */
export const EMPTIES = "empties";

/**
 * A board that was read from a photo: its rows as they are now, as they were `read` and as they look, patches of which
 * the spaces go together, what answers settle beside them and what they have settled, and what was typed.
 *
 * @typedef {object} Board
 * @property {string} id
 * @property {string} file
 * @property {number | null} number among several of one photo
 * @property {string[]} rows
 * @property {string[]} looks
 * @property {string[]} read
 * @property {string[][]} regions
 * @property {Server.FollowUpAnswer[]} [followUps]
 * @property {Record<string, string>} [followed] spaces that are settled, by the first space of the answer
 * @property {Record<string, number>} [chances] how likely unsure spaces are filled
 * @property {string} [empties] how many spaces are empty, as it stands on the sheet
 * @property {Record<string, number>} [proposed] numbers that seem to be on the sheet, by the field, until they are
 *   confirmed or typed over
 * @property {string | null} code
 * @property {string} player
 * @property {string[]} typed
 * @property {boolean} done
 * @property {boolean} isNew
 */

class Pile {
  #urls = new Map();
  /** @type {Board[]} */
  #removed = [];
  /** @type {Board[]} */
  boards = [];
  /** @type {string | null} */
  current = null;
  #listeners = new Set();

  constructor() {
    this.#load(read());
    keepOnly(this.boards.map(({ id }) => id));
    // The pile is the same in all windows: one that knew only its own boards would throw away those of the others.
    addEventListener("storage", ({ key }) => {
      if (key !== null && !key.endsWith(DRAFT)) return;
      this.#load({ ...read(), ...(this.now && { current: this.current }) });
      for (const listener of this.#listeners) listener();
    });
  }

  /** Tell a listener when another window has changed the pile. Give what ends it. */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The board that is worked on. */
  get now() {
    return this.boards.find(({ id }) => id === this.current) ?? null;
  }

  /** The boards that have not become sheets yet. */
  get open() {
    return this.boards.filter(({ done }) => !done);
  }

  /** Whether there is room for the boards of one more photo; those that are done make room. */
  get hasRoom() {
    return this.open.length < MOST;
  }

  /**
   * Lay a board on the pile. Whoever is at another one stays there, unless the new one `isWanted`.
   *
   * @param {Server.BoardAnswer} read
   * @param {number | null} number
   * @param {boolean} isWanted
   */
  add(
    { file, rows, looks, regions, follow_ups, chances, code, scores, proposed, proposed_empty, picture },
    number,
    isWanted,
  ) {
    const id = crypto.randomUUID();
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
    /** @type {Board} */
    const board = {
      id,
      file,
      number,
      rows,
      looks,
      regions,
      followUps: follow_ups,
      followed: {},
      chances,
      code,
      read: rows,
      player: "",
      empties: "",
      proposed: proposals(proposed, proposed_empty),
      typed: Array(scores).fill(""),
      done: false,
      isNew: true,
    };
    this.boards.push(board);
    while (this.boards.length > MOST && this.boards.some(({ done }) => done)) {
      this.boards.splice(
        this.boards.findIndex(({ done }) => done),
        1,
      );
    }
    this.#urls.set(id, shown(bytes));
    keepPicture(id, bytes).then(() => keepOnly([...this.boards, ...this.#removed].map((one) => one.id)));
    if (isWanted || !this.now || this.now.done) this.choose(id);
    else this.keep();
    return board;
  }

  /** @param {string | null} id */
  choose(id) {
    this.current = id;
    if (this.now) this.now.isNew = false;
    this.keep();
  }

  /** Note what has been changed on a board: a sheet that was made of it before is not this one. */
  change(board, changes) {
    Object.assign(board, { done: false }, changes);
    this.keep();
  }

  /** Note that a board has become a sheet, and turn to the next one that has not. */
  finish(board) {
    board.done = true;
    this.choose(this.#after(board)?.id ?? board.id);
  }

  /** Take a board away; `bringBack` regrets it. */
  remove(board) {
    const next = this.#after(board) ?? this.boards.find((one) => one !== board);
    this.#removed = [board];
    this.boards = this.boards.filter((one) => one !== board);
    this.choose(next?.id ?? null);
  }

  bringBack() {
    const [first] = this.#removed;
    if (!first) return;
    this.boards.push(...this.#removed);
    this.#removed = [];
    this.choose(first.id);
  }

  /**
   * Take away all boards, or those that have become sheets; `bringBack` regrets it.
   *
   * @param {boolean} isAll
   */
  removeMany(isAll) {
    this.#removed = this.boards.filter(({ done }) => isAll || done);
    this.boards = this.boards.filter((one) => !this.#removed.includes(one));
    this.choose(this.now?.id ?? this.boards[0]?.id ?? null);
  }

  /** Give the address of a board's picture, or nothing if the browser has not kept it. */
  async picture({ id }) {
    if (!this.#urls.has(id)) {
      const bytes = await keptPicture(id);
      if (bytes) this.#urls.set(id, shown(bytes));
    }
    return this.#urls.get(id) ?? null;
  }

  keep() {
    keep(DRAFT, this.boards.length ? JSON.stringify({ boards: this.boards, current: this.current }) : null);
  }

  #load({ boards = [], current = null }) {
    this.boards = boards;
    this.current = boards.some(({ id }) => id === current)
      ? current
      : (boards.find(({ done }) => !done)?.id ?? boards[0]?.id ?? null);
  }

  #after(board) {
    const at = this.boards.indexOf(board);
    return [...this.boards.slice(at + 1), ...this.boards.slice(0, at)].find(({ done }) => !done);
  }
}

/** The pile of this browser. */
export const pile = new Pile();

/**
 * Tell how many spaces of a board are unsure.
 *
 * @param {import("./pile.js").Board} board
 */
export const unsureIn = (board) => board.rows.join("").split(UNSURE).length - 1;

/** Tell of which board a sheet is, and of what on it: the sheet of a board that is opened again is known by it. */
export const originOf = ({ id, rows, player, typed }) => ({
  board: id,
  state: JSON.stringify([rows, player.trim(), typed]),
});

/** Give numbers that were read by the fields that they belong into: rounds from 0 on, and the empty spaces. */
const proposals = (scores, empty) =>
  Object.fromEntries([...scores.entries(), [EMPTIES, empty]].filter(([, number]) => number !== null));

const shown = (bytes) => URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" }));

function read() {
  try {
    return JSON.parse(kept(DRAFT) ?? "{}");
  } catch {
    return {};
  }
}
