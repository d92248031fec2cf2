/** Where a game of two begins, or a finished quilt: deck, edition, time board, names, and the circle. */

import { ask, send } from "../api.js";
import { fill, h } from "../dom.js";
import { LEVELS } from "../levels.js";
import { anySeed } from "../seeds.js";
import { choice, field } from "../sheet/fields.js";
import { limit, say, sayOr } from "../texts.js";

/** Build the fields; `begin()` gives the text of the new sheet, and the bot that plays, if one does. */
export async function buildBeginning() {
  const decks = await ask("/api/duel/choices");
  const deck = choice(
    "duel-deck",
    decks.map((one) => [one.name, one.title]),
    () => showGames(),
  );
  const game = choice("duel-game", [], () => showTracks());
  const track = choice("duel-track", []);
  const what = choice(
    "duel-what",
    [
      ["game", say("duel.whole_game")],
      ["quilt", say("duel.one_quilt")],
    ],
    () => showKind(),
  );
  const circle = choice(
    "duel-circle",
    [
      ["mixed", say("duel.circle_mixed")],
      ["own", say("duel.circle_own")],
    ],
    () => showKind(),
  );
  const rival = choice(
    "duel-rival",
    [["", say("duel.rival_none")], ...LEVELS.map((name) => [name, say(`duel.rival_${name}`)])],
    () => showKind(),
  );
  const seat = choice(
    "duel-seat",
    [
      ["1", say("duel.you_begin")],
      ["0", say("duel.bot_begins")],
    ],
    () => showKind(),
  );
  const seed = h("input", {
    class: "field",
    id: "duel-seed",
    type: "number",
    ...limit("duel.seed"),
    value: anySeed(),
  });
  const usual = [1, 2].map((number) => say("duel.player", { number }));
  const names = usual.map((name, number) =>
    h("input", {
      class: "field",
      id: `duel-player-${number}`,
      ...limit("duel.players"),
      autocomplete: "off",
      placeholder: name,
    }),
  );
  const labels = names.map((one) => h("label", { for: one.id }));
  const [first, second] = names.map((one, number) => h("div", { class: "sheet-field" }, labels[number], one));
  const seeded = field("duel.seed", seed);
  const circles = field("duel.circle", circle);
  const tracks = field("duel.track", track);
  const rivals = field("duel.rival", rival);
  const seats = field("duel.who_begins", seat);
  const element = h(
    "div",
    { class: "duel-fields" },
    field("duel.what", what),
    h("div", { class: "duel-two" }, rivals, seats),
    h("div", { class: "duel-two" }, first, second),
    h("div", { class: "duel-two" }, field("duel.edition", game), tracks),
    field("sheet.deck", deck),
    h("div", { class: "duel-two" }, circles, seeded),
  );

  const games = () => decks.find((one) => one.name === deck.value)?.games ?? [];
  const options = (made, choices) =>
    fill(
      made,
      choices.map(([value, words]) => h("option", { value }, words)),
    );
  function showGames() {
    options(
      game,
      games().map((one) => [one.name, one.title]),
    );
    showTracks();
  }
  function showTracks() {
    const found = games().find((one) => one.name === game.value)?.tracks ?? [];
    options(
      track,
      found.map((name) => [name, sayOr(`duel.track_${name}`, name)]),
    );
  }
  const chosenRival = () =>
    rival.value && what.value !== "quilt" ? { level: rival.value, seat: Number(seat.value) } : null;
  /** @param {number} number */
  const usualName = (number) => (chosenRival()?.seat === number ? say("duel.bot") : usual[number]);
  function showKind() {
    const isQuilt = what.value === "quilt";
    for (const one of [circles, tracks, second, rivals]) one.hidden = isQuilt;
    seats.hidden = !chosenRival();
    seeded.hidden = isQuilt || circle.value !== "mixed";
    labels[0].textContent = say(isQuilt ? "sheet.player" : "duel.first_player");
    names.forEach((one, number) => {
      one.placeholder = isQuilt ? "" : usualName(number);
    });
    labels[1].textContent = say("duel.second_player");
  }
  showGames();
  showKind();

  async function begin() {
    const isQuilt = what.value === "quilt";
    /** @param {number} number */
    const playerOf = (number) => names[number].value.trim() || (isQuilt ? "" : usualName(number));
    const mixed = !isQuilt && circle.value === "mixed" ? Math.max(0, Math.floor(Number(seed.value) || 0)) : null;
    const { text } = await send("/api/duel/begin", {
      deck: deck.value,
      game: game.value,
      track: isQuilt ? "" : track.value,
      players: [playerOf(0), playerOf(1)],
      seed: mixed,
      is_quilt: isQuilt,
    });
    return { text, rival: chosenRival() };
  }

  return { element, begin };
}
