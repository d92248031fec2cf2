/**
 * Photos on their way: read one after the other, whichever page is shown meanwhile. What was said of photos that could
 * not be read waits here until it is seen.
 */

import { send, upload } from "../api.js";
import { note } from "../dom.js";
import { problemNotes } from "../problems.js";
import { language } from "../settings.js";
import { say } from "../texts.js";
import { isTooLarge, sayTooLarge } from "../uploads.js";
import { pile } from "./pile.js";

const MOST_NOTES = 6;

class Reading {
  #last = Promise.resolve();
  #notes = [];
  #listeners = new Set();
  waiting = [];

  /** Tell a listener whenever something has changed: it hears the boards that were read. Give what ends it. */
  listen(listener) {
    // A set, since a page that was left before it was there goes after its follower has come.
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Read the files that a person has chosen; of those that come from another page, the first board is shown. */
  files(files, isWanted = false) {
    this.#notes = [];
    for (const [place, file] of files.entries()) {
      // Whatever it claims to be, the reader looks into it, and says what it takes.
      const path = `/api/scan/photo?${new URLSearchParams({ name: file.name })}`;
      this.#enqueue(file.name, isWanted && place === 0, () => {
        if (isTooLarge(file)) throw new Error(sayTooLarge(file));
        return upload(path, file, "application/octet-stream");
      });
    }
  }

  /** Read the photo that a phone has sent. */
  fromPhone() {
    return this.#enqueue("", false, () => send("/api/scan/take", {}));
  }

  /** What is to be said of photos, as elements; what was said in another language is gone. */
  notes() {
    return this.#notes.filter((one) => one.language === language()).map((one) => one.element);
  }

  /** Say something beside the boards. */
  tell(element) {
    this.#notes = [...this.#notes, { element, language: language() }].slice(-MOST_NOTES);
    this.#changed();
  }

  forgetNotes() {
    this.#notes = [];
  }

  #enqueue(name, isWanted, answer) {
    const entry = { name };
    this.waiting.push(entry);
    this.#changed();
    this.#last = this.#last.then(async () => {
      const boards = await this.#read(answer, isWanted);
      this.waiting = this.waiting.filter((one) => one !== entry);
      this.#changed(boards);
    });
    return this.#last;
  }

  async #read(answer, isWanted) {
    if (!pile.hasRoom) return this.#refuse(note("bad", say("scan.full")));
    let found;
    try {
      found = await answer();
    } catch (error) {
      return this.#refuse(note("bad", error.message));
    }
    // A photo has no lines.
    const problems = [...found.problems, ...found.boards.flatMap((board) => board.problems)].map((one) => ({
      ...one,
      line: 0,
    }));
    if (problems.length) this.#refuse(problemNotes(problems));
    const usable = found.boards.filter((board) => board.is_usable);
    const added = usable.map((board, place) =>
      pile.add(board, found.boards.length > 1 ? found.boards.indexOf(board) + 1 : null, isWanted && place === 0),
    );
    if (found.sent) await send("/api/scan/taken", { name: found.sent }).catch(() => {});
    return added;
  }

  #changed(boards = []) {
    for (const listener of this.#listeners) listener(boards);
  }

  #refuse(element) {
    this.tell(element);
    return [];
  }
}

/** The photos that this page reads. */
export const reading = new Reading();
