/** The words and numbers of a card: name, note, fabric, copies, price. Each change goes into the file by itself. */

import { fill, focusedIn, h, icon, iconButton } from "../dom.js";
import { swatch } from "../pictures.js";
import { language } from "../settings.js";
import { languages, limit, say, sayOr } from "../texts.js";

/**
 * Build the fields; `show` follows the chosen card, but leaves alone what somebody is typing in.
 *
 * @param {import("./open.js").Deck} deck
 */
export function buildFields(deck) {
  const remember = ({ target }) => {
    if (target instanceof HTMLInputElement) target.dataset.was = target.value;
  };
  const element = h("div", { class: "deck-fields", onfocusin: remember, onchange: remember });
  /** @type {Server.CardView} the card that the fields belong to, as it was shown last */
  let shown = /** @type {any} */ (null);
  /** @type {((card: Server.CardView) => void)[]} what writes a card into the fields that are there */
  let writers = [];

  /**
   * @param {string} key
   * @param {unknown} value
   */
  const set = (key, value) => deck.edit([{ type: "set", list: shown.list, index: shown.index, key, value }]);

  /**
   * Show a card. Fields of the same card stay, and what is typed in them: only their values follow.
   *
   * @param {Server.CardView} card
   */
  function show(card) {
    const made = JSON.stringify([
      card.list,
      card.id,
      deck.look.has_prices,
      ...["name", "note"].map((key) => parts(card, key)),
    ]);
    if (made !== element.dataset.made) {
      const focused = focusedIn(element);
      // What was typed belongs to the card that was there before.
      if (focused instanceof HTMLInputElement && isTyped(focused)) focused.dispatchEvent(new Event("change"));
      element.dataset.made = made;
      shown = card;
      writers = [];
      fill(
        element,
        texts("name"),
        fabric(),
        number("copies", { placeholder: "1" }),
        deck.look.has_prices && ["cost", "time", "income"].map((key) => number(key)),
        h("div", { class: "deck-note" }, texts("note")),
      );
    }
    shown = card;
    for (const write of writers) write(card);
  }

  /** @param {HTMLInputElement} input */
  const isTyped = (input) => input.value !== (input.dataset.was ?? "");

  /**
   * Have a field follow the card, unless somebody types in it.
   *
   * @template {HTMLInputElement | HTMLSelectElement} Made
   * @param {Made} made
   * @param {(card: Server.CardView) => unknown} value
   */
  function follow(made, value) {
    writers.push((card) => {
      const isBusy =
        document.activeElement === made && (made instanceof HTMLSelectElement || isTyped(/** @type {any} */ (made)));
      if (isBusy) return;
      made.value = String(value(card) ?? "");
      made.dataset.was = made.value;
    });
    return made;
  }

  function fabric() {
    const sample = h("span", { class: "deck-sample" });
    writers.push((card) => {
      if (sample.dataset.fabric === String(card.fabric)) return;
      sample.dataset.fabric = String(card.fabric);
      fill(sample, swatch(card.fabric, { kind: "deck-swatch paper" }));
    });
    const select = h(
      "select",
      { class: "field", onchange: (event) => set("fabric", event.target.value || null) },
      h("option", { value: "" }, say("deck.in_turn")),
      deck.look.fabrics.map((name) => h("option", { value: name }, sayOr(`deck.fabric_${name}`, name))),
    );
    return field(
      say("deck.key_fabric"),
      h(
        "span",
        { class: "select" },
        sample,
        follow(select, (card) => card.written.fabric),
        icon("down"),
      ),
    );
  }

  /**
   * A text: one for all languages, or one for each; the button goes from one way to the other.
   *
   * @param {string} key
   */
  function texts(key) {
    const what = say(`deck.key_${key}`);
    /**
     * @param {(card: Server.CardView) => unknown} value
     * @param {(text: string) => unknown} write
     */
    const typed = (value, write) =>
      follow(
        h("input", {
          class: "field",
          ...limit(`card.${key}`),
          autocomplete: "off",
          onchange: (event) => write(event.target.value.trim()),
        }),
        value,
      );
    const codes = parts(shown, key);
    if (!codes) {
      const all = typed(
        (card) => card.written[key],
        (text) => set(key, text || null),
      );
      const apart = () => {
        const text = all.value.trim();
        if (text) set(key, { [language()]: text });
        else all.focus();
      };
      return h(
        "div",
        { class: "deck-texts" },
        field(what, all),
        iconButton("globe", say("deck.each_language", { what }), { onclick: apart }),
      );
    }
    /** @param {string} one */
    const write = (one) => (text) => {
      const now = Object.entries({ ...shown.written[key], [one]: text }).filter(([, words]) => words);
      set(key, now.length ? Object.fromEntries(now) : null);
    };
    return h(
      "div",
      { class: "deck-texts" },
      codes.map((one) =>
        field(
          `${what} (${one})`,
          typed((card) => card.written[key]?.[one], write(one)),
        ),
      ),
      iconButton("less", say("deck.one_language", { what }), {
        onclick: () => set(key, shown.written[key][language()] ?? Object.values(shown.written[key])[0]),
      }),
    );
  }

  /**
   * @param {string} key
   * @param {Record<string, any>} given
   */
  function number(key, given = {}) {
    return h(
      "label",
      { class: "deck-field narrow" },
      h("span", { class: "muted small" }, say(`deck.key_${key}`)),
      follow(
        h("input", {
          class: "field",
          type: "number",
          ...limit(`card.${key}`),
          ...given,
          onchange: (event) => set(key, event.target.value === "" ? null : Number(event.target.value)),
        }),
        (card) => card.written[key],
      ),
    );
  }

  return { element, show };
}

/**
 * List the languages in which a text of a card is written each by itself; none if it is the same in all.
 *
 * @param {Server.CardView} card
 * @param {string} key
 */
function parts(card, key) {
  const written = card.written[key] ?? "";
  if (typeof written !== "object") return null;
  return [...new Set([...languages().map(({ code }) => code), ...Object.keys(written)])];
}

/** @param {string} words */
const field = (words, made) =>
  h(
    "label",
    { class: `deck-field ${made.matches(".select") ? "broad" : ""}` },
    h("span", { class: "muted small" }, words),
    made,
  );
