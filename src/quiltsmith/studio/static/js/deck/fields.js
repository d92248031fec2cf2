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
  let latest = null;

  /** @param {Server.CardView} card */
  function show(card) {
    latest = card;
    if (element.matches(":active")) {
      // A button that is pressed and replaced hears no click: what came meanwhile is shown when it is let go.
      addEventListener("pointerup", () => setTimeout(() => show(latest)), { once: true });
      return;
    }
    const here = `${card.list}/${card.id}`;
    const focused = focusedIn(element);
    const isTyped = focused instanceof HTMLInputElement && focused.value !== (focused.dataset.was ?? "");
    if (element.dataset.card === here && (isTyped || focused?.matches("select"))) return;
    if (element.dataset.card === here && JSON.stringify(card.written) === element.dataset.written) return;
    element.dataset.written = JSON.stringify(card.written);
    element.dataset.card = here;
    /** @param {string} key */
    const set = (key, value) => deck.edit([{ type: "set", list: card.list, index: card.index, key, value }]);
    fill(
      element,
      texts("name", card, set),
      fabric(card, set),
      number("copies", card, set, { placeholder: "1" }),
      deck.look.has_prices && ["cost", "time", "income"].map((key) => number(key, card, set)),
      h("div", { class: "deck-note" }, texts("note", card, set)),
    );
  }

  /**
   * @param {Server.CardView} card
   * @param {(key: string, value: unknown) => unknown} set
   */
  function fabric(card, set) {
    return field(
      say("deck.key_fabric"),
      h(
        "span",
        { class: "select" },
        swatch(card.fabric, { kind: "deck-swatch paper" }),
        h(
          "select",
          { class: "field", onchange: (event) => set("fabric", event.target.value || null) },
          h("option", { value: "" }, say("deck.in_turn")),
          deck.look.fabrics.map((name) =>
            h("option", { value: name, selected: name === card.written.fabric }, sayOr(`deck.fabric_${name}`, name)),
          ),
        ),
        icon("down"),
      ),
    );
  }

  return { element, show };
}

/**
 * A text: one for all languages, or one for each; the button goes from one way to the other.
 *
 * @param {string} key
 * @param {Server.CardView} card
 * @param {(key: string, value: unknown) => unknown} set
 */
function texts(key, card, set) {
  const written = card.written[key] ?? "";
  const isTranslated = typeof written === "object";
  const value = isTranslated ? { ...written } : written;
  /**
   * @param {string} text
   * @param {(text: string) => unknown} write
   */
  const typed = (text, write) =>
    h("input", {
      class: "field",
      value: text,
      ...limit(`card.${key}`),
      autocomplete: "off",
      onchange: (event) => write(event.target.value.trim()),
    });
  if (!isTranslated) {
    const all = typed(String(value), (text) => set(key, text || null));
    const apart = () => {
      const text = all.value.trim();
      if (text) set(key, Object.fromEntries(languages().map(({ code }) => [code, text])));
      else all.focus();
    };
    return h(
      "div",
      { class: "deck-texts" },
      field(say(`deck.key_${key}`), all),
      iconButton("globe", say("deck.each_language", { what: say(`deck.key_${key}`) }), { onclick: apart }),
    );
  }
  /** @param {string} one */
  const write = (one) => (text) => {
    value[one] = text;
    const left = Object.fromEntries(Object.entries(value).filter(([, words]) => words));
    set(key, Object.keys(left).length ? left : null);
  };
  const shown = [...new Set([...languages().map(({ code }) => code), ...Object.keys(value)])];
  return h(
    "div",
    { class: "deck-texts" },
    shown.map((one) => field(`${say(`deck.key_${key}`)} (${one})`, typed(value[one] ?? "", write(one)))),
    iconButton("less", say("deck.one_language", { what: say(`deck.key_${key}`) }), {
      onclick: () => set(key, value[language()] ?? Object.values(value)[0]),
    }),
  );
}

/**
 * @param {string} key
 * @param {Server.CardView} card
 * @param {(key: string, value: unknown) => unknown} set
 * @param {Record<string, any>} given
 */
function number(key, card, set, given = {}) {
  return h(
    "label",
    { class: "deck-field narrow" },
    h("span", { class: "muted small" }, say(`deck.key_${key}`)),
    h("input", {
      class: "field",
      type: "number",
      value: card.written[key] ?? "",
      ...limit(`card.${key}`),
      ...given,
      onchange: (event) => set(key, event.target.value === "" ? null : Number(event.target.value)),
    }),
  );
}

/** @param {string} words */
const field = (words, made) =>
  h(
    "label",
    { class: `deck-field ${made.matches(".select") ? "broad" : ""}` },
    h("span", { class: "muted small" }, words),
    made,
  );
