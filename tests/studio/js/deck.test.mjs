import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { loadFrame, serve } from "./setup.mjs";

const scripts = "../../../src/quiltsmith/studio/static/js";
const { addCard, moveCard } = await import(`${scripts}/deck/cards.js`);
const { openDeck } = await import(`${scripts}/deck/open.js`);
const { decimal, isWhole } = await import(`${scripts}/numbers.js`);
const { stepsOf } = await import(`${scripts}/play/table.js`);

beforeEach(() => loadFrame());

/** A deck that notes what is changed. */
function deckOf(cards, given = {}) {
  const edits = [];
  const chosen = [];
  const deck = {
    list: "cards",
    look: { cards, inherited: [], has_prices: false },
    edit: (made) => edits.push(...made),
    choose: (...place) => chosen.push(place),
    ...given,
  };
  return { deck, edits, chosen };
}

const card = (id, index, written = {}) => ({ id, index, list: "cards", shape: "##", written });

test("a new card has the first id that is free, like those beside it", async () => {
  const cards = [card("T01", 0), card("T03", 1)];
  const { deck, edits, chosen } = deckOf(cards);
  await addCard(deck, cards);
  assert.deepEqual(edits[0], { type: "add", list: "cards", index: 2, card: { id: "T04", size: 1, shape: "#" } });
  assert.deepEqual(chosen, [["cards", 2]]);
  const start = deckOf([], { list: "start" });
  await addCard(start.deck, []);
  assert.equal(start.edits[0].card.id, "S01");
});

test("a copy has all that is written of the other card, as the server takes it", async () => {
  const written = { id: "P01", size: "2", flip: "true", name: { en: "Gate", de: "Tor" }, copies: "3" };
  const one = card("P01", 0, written);
  const { deck, edits } = deckOf([one]);
  await addCard(deck, [one], one);
  assert.deepEqual(edits[0].card, {
    id: "P02",
    size: 2,
    flip: true,
    name: { en: "Gate", de: "Tor" },
    copies: 3,
    shape: "##",
  });
  assert.equal(edits[0].index, 1);
});

test("a card that is moved to its own place stays", async () => {
  const { deck, edits, chosen } = deckOf([]);
  await moveCard(deck, "cards", 2, 2);
  await moveCard(deck, "cards", 2, 0);
  assert.deepEqual([edits, chosen], [[{ type: "move", list: "cards", index: 2, to: 0 }], [["cards", 0]]]);
});

test("what changes while a copy of a deck is saved slowly goes into the same file", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const answers = [];
  const asked = serve((path, { text }) =>
    path === "/api/file/save"
      ? new Promise((answer) => {
          answers.push(answer);
        })
      : { text },
  );
  const saves = () => asked.filter(({ path }) => path === "/api/file/save").map(({ question }) => question);
  const pause = async () => {
    context.mock.timers.tick(1000);
    await new Promise(setImmediate);
  };
  const deck = await openDeck({ name: "meadow", text: "as shipped" });
  await deck.type("one");
  await pause();
  await deck.type("two");
  await pause();
  assert.deepEqual(saves(), [{ name: "my-meadow.yaml", text: "one", version: null }]);
  answers[0]({ name: "my-meadow.yaml", version: "1" });
  await pause();
  assert.deepEqual(saves().slice(1), [{ name: "my-meadow.yaml", text: "two", version: "1" }]);
  answers[1]({ name: "my-meadow.yaml", version: "2" });
  await pause();
  assert.deepEqual([deck.state, deck.conflict, localStorage.getItem("quiltsmith.deck-unsaved")], ["saved", null, null]);
});

test("numbers are written as the language of the page does", async () => {
  assert.equal(decimal(1.5, 2), "1.50");
  await loadFrame({}, {}, "de");
  assert.equal(decimal(1.5, 2), "1,50");
});

test("only digits are a whole number, up to a limit", () => {
  const typed = ["0", "007", "9999", "10000", "", "-1", "1.5", "1e3", " 1", "٣"];
  assert.deepEqual(
    typed.filter((one) => isWhole(one, 9999)),
    ["0", "007", "9999"],
  );
});

test("a table is scored after each round, and over after the last", () => {
  const turns = [1, 2, 3, 4].map((turn) => ({ turn, round: Math.ceil(turn / 2), circle: [`P0${turn}`, "P09"] }));
  const steps = stepsOf({ turns, turns_per_round: 2 });
  assert.deepEqual(
    steps.map((step) => step.kind),
    ["start", "turn", "turn", "score", "turn", "turn", "over"],
  );
  assert.deepEqual(steps[3].shown, { circle: ["P09"] });
});
