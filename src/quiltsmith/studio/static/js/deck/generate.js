/** A new deck: empty, or drawn at random from wishes, the same that the command takes; bots balance it if wanted. */

import { ask, send } from "../api.js";
import { button, fill, h, icon, note } from "../dom.js";
import { startJob } from "../jobs.js";
import { sentence } from "../problems.js";
import { limit, say } from "../texts.js";

/** @param {string} id */
const EMPTY = (id, title) => `\
deck: ${id}
title: ${JSON.stringify(title)}
game: doodle
cards:
  - id: P01
    size: 1
    shape: |
      #
`;

/**
 * Build the form; `decks` are those that a new one can be like, `made` hears the name of the new file.
 *
 * @param {Server.Listed[]} decks
 * @param {(name: string) => unknown} made
 */
export async function buildGenerate(decks, made) {
  const { titles } = await ask("/api/print/forms");
  /** @param {string} id */
  const input = (id, given) => h("input", { class: "field", id: `deck-${id}`, autocomplete: "off", ...given });
  /** @param {string} id */
  const choice = (id, options) =>
    h(
      "select",
      { class: "field", id: `deck-${id}` },
      options.map(([value, words]) => h("option", { value }, words)),
    );
  const usual = say("deck.usual");
  const name = input("name", { value: say("deck.my_deck"), maxlength: 60, oninput: () => fill(status) });
  const cards = input("count", { type: "number", ...limit("new_deck.cards"), placeholder: usual });
  const chiral = input("chiral", { type: "number", min: 0, max: 100, placeholder: usual });
  const game = choice("game", Object.entries(titles.game));
  const like = choice("like", [["", say("deck.like_none")], ...decks.map((file) => [file.name, file.title])]);
  const starts = input("starts", { type: "number", ...limit("new_deck.starts"), placeholder: usual });
  const sizes = input("sizes", { placeholder: "4:8, 5:12, 6:10", ...limit("new_deck.sizes") });
  const box = input("max-box", { placeholder: "5x4", ...limit("new_deck.max_box") });
  const seed = input("seed", {
    type: "number",
    ...limit("new_deck.seed"),
    value: Math.floor(Math.random() * 1_000_000),
  });
  /** @param {string} id */
  const check = (id) => h("input", { type: "checkbox", class: "switch", role: "switch", id: `deck-${id}` });
  const [cuttable, different, balanced] = ["cuttable", "no-duplicates", "balanced"].map(check);
  const status = h("div", { class: "deck-making", role: "status" });

  /** @returns {any} */
  const wishes = (id) =>
    Object.fromEntries(
      Object.entries({
        id,
        title: name.value.trim(),
        game: game.value,
        like: like.value,
        cards: number(cards),
        starts: number(starts),
        chiral: chiral.value && `${chiral.value}%`,
        sizes: sizes.value.trim(),
        max_box: box.value.trim(),
        cuttable: cuttable.checked,
        no_duplicates: different.checked,
        seed: number(seed) ?? 1,
      }).filter(([, value]) => value !== "" && value !== null),
    );

  async function save(makeText) {
    fill(status);
    let file = "";
    try {
      const named = await ask("/api/deck/name", { typed: name.value });
      ({ file } = named);
      const text = await makeText(named.id, name.value.trim());
      if (text === null) return;
      await send("/api/file/save", { name: file, text, version: null });
      made(file);
    } catch (error) {
      fill(
        status,
        note(
          "bad",
          error.status === 409 ? say("deck.name_taken", { name: file }) : sentence(error.message) || say("frame.gone"),
        ),
      );
    }
  }

  /** @param {string} id */
  const random = async (id) =>
    balanced.checked || game.value !== "doodle" ? played(wishes(id)) : (await send("/api/deck/new", wishes(id))).text;

  /** Let bots play the new deck; null if somebody has ended it. */
  function played(asked) {
    return new Promise((resolve, reject) => {
      const bar = h("progress", { max: 1, value: 0, "aria-label": say("deck.field_balanced") });
      const stop = button(say("deck.cancel"), { icon: "x" });
      fill(status, bar, stop);
      startJob("generate", asked, (job) => {
        bar.max = job.total || 1;
        bar.value = job.done;
        if (job.state === "running") return;
        fill(status);
        if (job.state === "failed") reject(new Error(job.refusal));
        else resolve(job.state === "done" ? job.result.text : null);
      }).then((end) => stop.addEventListener("click", end), reject);
    });
  }

  /** @param {string} words */
  const field = (words, made_) =>
    h(
      "label",
      { class: "deck-field", for: made_.id },
      h("span", { class: "muted small" }, words),
      made_.matches("select") ? h("span", { class: "select" }, made_, icon("down")) : made_,
    );
  /** @param {string} words */
  const toggle = (words, made_) => h("label", { class: "deck-switch", for: made_.id }, made_, words);
  const element = h(
    "section",
    { class: "panel deck-generate" },
    h("h2", {}, say("deck.new_deck")),
    h(
      "div",
      { class: "deck-wishes" },
      field(say("deck.deck_name"), name),
      field(say("deck.new_cards"), cards),
      field(say("deck.new_chiral"), chiral),
    ),
    h(
      "details",
      {},
      h("summary", {}, icon("right"), say("deck.more_wishes")),
      h(
        "div",
        { class: "deck-wishes" },
        field(say("deck.field_game"), game),
        field(say("deck.field_like"), like),
        field(say("deck.field_starts"), starts),
        field(say("deck.field_sizes"), sizes),
        field(say("deck.field_max_box"), box),
        field(say("deck.field_seed"), seed),
      ),
      h(
        "div",
        { class: "deck-switches" },
        toggle(say("deck.field_cuttable"), cuttable),
        toggle(say("deck.field_no_duplicates"), different),
        toggle(say("deck.field_balanced"), balanced),
      ),
    ),
    h(
      "div",
      { class: "row" },
      button(say("deck.generate"), { icon: "spark", kind: "main", onclick: () => save(random) }),
      button(say("deck.start_empty"), { icon: "more", onclick: () => save(EMPTY) }),
    ),
    status,
  );
  return { element };
}

const number = (input) => (input.value === "" ? null : Number(input.value));
