/** A deck that is open: its text, what the server sees in it, the chosen card, what was before, and how it is saved. */

import { ask, send, sendWhenThere } from "../api.js";
import { rename } from "../router.js";
import { saveNew } from "../saving.js";
import { anyNumber } from "../seeds.js";
import { keep, kept as recalled } from "../settings.js";
import { say } from "../texts.js";

const PAUSE = 500;
const PAUSE_BEFORE_SAVING_AGAIN = 4000;
const MOST_STEPS = 60;
const MOST_KEPT = 1_000_000; // characters: a browser keeps a few millions

/**
 * A deck that is worked on: its text, how the server sees it, and the card that is chosen.
 *
 * @typedef {object} Deck
 * @property {string | null} name of its file; a shipped deck has none
 * @property {string} origin
 * @property {string} text
 * @property {Server.DeckView} look
 * @property {"cards" | "start"} list
 * @property {number} index
 * @property {"" | "saving" | "saved"} state
 * @property {any} conflict the file as somebody else has left it
 * @property {string} trouble
 * @property {boolean} isStale whether the text cannot be read, and the cards are those of before
 * @property {string} fresh the list and index of a new card that nobody has drawn on
 * @property {string} unsaved why the file could not be written
 * @property {() => Promise<void>} saveAgain
 * @property {() => Promise<void>} lookAtFile
 * @property {(listener: () => void) => void} listen
 * @property {() => Server.CardView | null} card
 * @property {(list: "cards" | "start", index: number) => void} choose
 * @property {() => boolean} canUndo
 * @property {() => boolean} canRedo
 * @property {(edits: any[]) => Promise<void>} edit
 * @property {(card: Server.CardView, shape: string) => Promise<void>} draw
 * @property {() => Promise<void>} more draws cards at random, as many as are missing in the list that is shown
 * @property {(typed: string) => Promise<void>} type
 * @property {() => boolean} isBegun whether it is being made: nothing is wrong, and cards are still to come
 * @property {() => Promise<void>} undo
 * @property {() => Promise<void>} redo
 * @property {() => Asked.DeckQuestion} question
 * @property {() => void} keepMine
 * @property {() => Promise<void>} takeTheirs
 */

/** Open the text of a deck. `version` is that of a file in the folder; a text without one is saved under a new name. */
export async function openDeck({ name, text, version }) {
  const isOwn = Boolean(version);
  /** @type {Deck} */
  const deck = {
    name: isOwn ? name : null,
    origin: name,
    text,
    // Nobody has the deck before it is known how it looks.
    look: /** @type {any} */ (null),
    list: "cards",
    index: 0,
    state: "",
    conflict: null,
    trouble: "",
    unsaved: "",
    isStale: false,
    fresh: "",
    saveAgain: () => save(),
    lookAtFile: () => lookAtFile(),
    listen(listener) {
      listeners.push(listener);
      listener();
    },
    card: () => deck.look.cards?.find((card) => card.list === deck.list && card.index === deck.index) ?? null,
    isBegun: () =>
      deck.look.mood === "warning" &&
      (deck.look.cards ?? []).filter((one) => one.list === "cards").length < deck.look.needs.cards,
    choose(list, index) {
      deck.list = list;
      deck.index = index;
      notify();
    },
    canUndo: () => before.length > 0,
    canRedo: () => after.length > 0,
    /** Make changes; those that the server refuses are told, and nothing changes. */
    edit: (edits) => change({ edits }),
    /**
     * Draw a card's shape; what is drawn on and on starts from the text before, so that drawing back brings it back.
     */
    draw: ({ list, index }, shape) => change({ edits: [{ type: "draw", list, index, shape }] }),
    more: () => change({ more: deck.list }),
    /** Take a text that was typed. */
    type: (typed) => change({ typed }),
    undo: () => step(before, after),
    redo: () => step(after, before),
    question: () => question(),
    keepMine() {
      kept = deck.conflict.version;
      deck.conflict = null;
      save();
    },
    takeTheirs() {
      kept = deck.conflict.version;
      const { text: theirs } = deck.conflict;
      deck.conflict = null;
      return step([theirs], before, false);
    },
  };
  const listeners = [];
  const drawn = new Map(); // by what drawing has made: which card was drawn, and the text before
  const { before, after } = stepsOf(name, text);
  let kept = version ?? null;
  let timer = 0;
  let line = Promise.resolve();
  let writing = Promise.resolve();
  /** @type {Change[]} changes that the server has not made yet */
  let waiting = [];

  const notify = () => listeners.forEach((listener) => listener());
  const fileName = () => deck.name ?? `my-${deck.origin.replace(/\.ya?ml$/i, "").replace(/[^a-z0-9-]/gi, "-")}.yaml`;
  const question = () => ({ name: fileName(), text: deck.text });

  /**
   * Make one change after the other: each builds on the text that the one before has made.
   *
   * @param {Change} asked
   */
  function change(asked) {
    waiting.push(asked);
    if (waiting.length > 1) keepUnsaved();
    line = line.then(async () => {
      try {
        const look = await make(asked);
        if (look.text !== deck.text) {
          before.push(deck.text);
          after.length = 0;
        }
        seen(look);
        saveSoon();
      } catch (error) {
        deck.trouble = error.message;
      }
      waiting = waiting.filter((one) => one !== asked);
      if (deck.state === "saving") keepUnsaved();
      notify();
    });
    return line;
  }

  /**
   * @param {Change} asked
   * @returns {Promise<Server.DeckView>}
   */
  async function make({ edits, typed, more }) {
    const waits = { waits: keepUnsaved };
    if (more) return sendWhenThere("/api/deck/more", { ...question(), list: more, seed: anyNumber() }, waits);
    if (!edits) return sendWhenThere("/api/deck/look", { name: fileName(), text: typed ?? "" }, waits);
    const [{ type, list, index }] = edits;
    const known = type === "draw" ? drawn.get(deck.text) : null;
    const from = known?.list === list && known?.index === index ? known.text : deck.text;
    const look = await sendWhenThere("/api/deck/edit", { ...question(), text: from, edits }, waits);
    if (type === "draw" && look.text !== from) drawn.set(look.text, { list, index, text: from });
    return look;
  }

  /** Keep in the browser what is not in the file yet. */
  function keepUnsaved() {
    keepDraft(name, { text: deck.text, version: kept, waiting });
  }

  /**
   * @param {string[]} from
   * @param {string[]} to
   */
  function step(from, to, isSaved = true) {
    const wanted = from.at(-1);
    if (wanted === undefined) return line;
    line = line.then(async () => {
      const look = await sendWhenThere("/api/deck/look", { name: fileName(), text: from.at(-1) ?? wanted });
      from.pop();
      to.push(deck.text);
      seen(look);
      if (isSaved) saveSoon();
      notify();
    });
    return line;
  }

  /** @param {Server.DeckView} look */
  function seen(look) {
    // While somebody types, the last cards that could be read stay in sight.
    const isBroken = !look.cards?.length && look.mood === "bad" && Boolean(deck.look?.cards?.length);
    deck.isStale = isBroken;
    deck.look = isBroken ? { ...look, cards: deck.look.cards, title: deck.look.title } : look;
    deck.text = look.text;
    const most = look.cards?.filter((card) => card.list === deck.list).length ?? 0;
    deck.index = Math.max(0, Math.min(deck.index, most - 1));
  }

  function saveSoon() {
    deck.state = "saving";
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  }

  /** Save once what is being saved is in the file: the server would take two at once for two people. */
  function save() {
    clearTimeout(timer);
    keepUnsaved();
    writing = writing.then(write);
    return writing;
  }

  async function write() {
    const written = deck.text;
    try {
      const saved = deck.name
        ? await sendWhenThere("/api/file/save", { name: deck.name, text: written, version: kept })
        : await saveNew(fileName(), written);
      kept = saved.version;
      deck.unsaved = "";
      if (written === deck.text && !waiting.length) keepDraft(name, null);
      else keepUnsaved();
      if (!deck.name) {
        deck.name = saved.name;
        rename("deck", { deck: saved.name });
      }
      deck.state = written === deck.text ? "saved" : "saving";
      remember(deck.text, before, after);
    } catch (error) {
      deck.state = "";
      if (error.status === 409 && error.now?.text === written) {
        // Both say the same: there is nothing to choose.
        kept = error.now.version;
        deck.state = "saved";
        keepDraft(name, null);
      } else if (error.status === 409) {
        keepDraft(name, null);
        deck.conflict = error.now ?? { version: null, isGone: true, message: error.message };
        // Who leaves without an answer finds the other version, and this one by undoing.
        if (error.now) remember(error.now.text, [...before, written], []);
      } else if (error.status === 507) {
        // The folder cannot be written: what is not saved is kept in the browser, and tried again.
        deck.unsaved = error.message;
        timer = setTimeout(save, PAUSE_BEFORE_SAVING_AGAIN);
      } else deck.trouble = error.message;
    }
    notify();
  }

  /** Look whether somebody else has changed the file; nothing is asked for if it is as it was read. */
  async function lookAtFile() {
    if (!deck.name || deck.conflict || deck.state === "saving" || deck.unsaved) return;
    const now = await ask("/api/file", { name: deck.name }).catch(() => null);
    if (!now || now.version === kept) return;
    kept = now.version;
    if (now.text === deck.text) return;
    const look = await sendWhenThere("/api/deck/look", { name: fileName(), text: now.text });
    before.push(deck.text);
    after.length = 0;
    seen(look);
    deck.trouble = say("deck.changed_outside", { name: deck.name });
    notify();
  }

  /**
   * Keep what was before and after a text, so that a reload can go back; it belongs to the text that is in the file
   * now.
   */
  function remember(now, earlier, later) {
    const steps = JSON.stringify({
      name: deck.name,
      text: now,
      before: earlier.slice(-MOST_STEPS),
      after: later.slice(-MOST_STEPS),
    });
    keep("deck-steps", steps.length <= MOST_KEPT ? steps : null);
  }

  const draft = drafts()[name];
  seen(await send("/api/deck/look", draft ? { ...question(), text: draft.text } : question()));
  if (draft) {
    if (draft.text !== text) before.push(text);
    kept = draft.version;
    saveSoon();
    for (const one of draft.waiting ?? []) change(one);
  }
  return deck;
}

/**
 * Edits of the text, another one that was typed, or more cards of a list.
 *
 * @typedef {{ edits?: any[], typed?: string, more?: "cards" | "start" }} Change
 */
/** @typedef {{ text: string, version: string | null, waiting: Change[] }} Draft */

/**
 * List what could not be saved, by the names of files.
 *
 * @returns {Record<string, Draft>}
 */
function drafts() {
  try {
    return JSON.parse(recalled("deck-unsaved") ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * Keep what could not be saved of a file, until it is.
 *
 * @param {string} name
 * @param {Draft | null} draft
 */
function keepDraft(name, draft) {
  const all = drafts();
  if (draft) all[name] = draft;
  else delete all[name];
  keep("deck-unsaved", Object.keys(all).length ? JSON.stringify(all) : null);
}

/**
 * What was before and after the text of a file, if nobody else has written it since.
 *
 * @param {string} name
 */
function stepsOf(name, text) {
  try {
    const found = JSON.parse(recalled("deck-steps") ?? "{}");
    if (found.name === name && found.text === text) return { before: found.before, after: found.after };
  } catch {
    // What cannot be read is forgotten.
  }
  return { before: [], after: [] };
}
