import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { loadFrame, refusal, serve } from "./setup.mjs";

const scripts = "../../../src/quiltsmith/studio/static/js";
const { capitalise } = await import(`${scripts}/dom.js`);
const { sentence } = await import(`${scripts}/problems.js`);
const { toText } = await import(`${scripts}/numbers.js`);
const { chooseLanguage, language } = await import(`${scripts}/settings.js`);
const { pluralForm } = await import(`${scripts}/plurals.js`);
const { limit, say, sayCount, sayOr } = await import(`${scripts}/texts.js`);
const { ask, Refused, send } = await import(`${scripts}/api.js`);

const TEXTS = {
  "deck.left": "{number} of {all} left",
  "deck.cuts": ["{number} cut", "{number} cuts"],
  "frame.gone": "The studio has ended.",
};

beforeEach(() => loadFrame(TEXTS, { "card.copies": { min: 1, max: 20 } }));

test("values stand in their places, and a place without a value stays", () => {
  assert.equal(say("deck.left", { number: 2, all: 7 }), "2 of 7 left");
  assert.equal(say("deck.left", { number: 2 }), "2 of {all} left");
  assert.deepEqual(
    [0, 1, 2].map((number) => sayCount("deck.cuts", number)),
    ["0 cuts", "1 cut", "2 cuts"],
  );
  assert.equal(sayOr("deck.nothing", "?"), "?");
});

test("numbers have the forms of their language", () => {
  assert.deepEqual(
    [1, 2, 5, 22, 25].map((number) => pluralForm("pl", number, 3)),
    [0, 1, 2, 1, 2],
  );
  assert.deepEqual(
    [0, 1, 2, 1000000].map((number) => pluralForm("fr", number, 2)),
    [0, 0, 1, 1],
  );
  assert.deepEqual(
    [0, 1, 2].map((number) => pluralForm("xx", number, 2)),
    [1, 0, 1],
  );
});

test("negative numbers have the minus sign of sums, texts keep what they have", () => {
  assert.equal(say("deck.left", { number: -49, all: "-49" }), "−49 of -49 left");
  assert.equal(toText(-49), "−49");
});

test("a text or a limit that is not there is a mistake of ours", () => {
  assert.throws(() => say("deck.nothing"), /there is no text deck.nothing/);
  assert.throws(() => limit("card.nothing"), /there is no limit card.nothing/);
  assert.deepEqual(limit("card.copies"), { min: 1, max: 20 });
});

test("phrases become sentences, but names of files stay as they are", () => {
  assert.equal(capitalise("the deck is empty"), "The deck is empty");
  assert.equal(capitalise("übrig"), "Übrig");
  assert.equal(capitalise("deck.yaml is gone"), "deck.yaml is gone");
  assert.equal(sentence("write `#`"), "Write `#`");
  assert.equal(sentence("is it?"), "Is it?");
  assert.equal(sentence("no card"), "No card.");
  assert.equal(sentence(""), "");
});

test("the language of the page is one that the server knows", async () => {
  chooseLanguage("tlh");
  await loadFrame(TEXTS, {}, "en");
  assert.equal(language(), "en");
});

test("every question says the language, and what is refused comes as a sentence", async () => {
  const asked = serve(() => ({ found: 1 }));
  assert.deepEqual(await ask("/api/file", { name: "a b.txt", version: null }), { found: 1 });
  assert.deepEqual(asked, [{ path: "/api/file?name=a+b.txt", question: null, language: "en" }]);
  serve(() => {
    throw refusal(422, { refusal: "there is no file x", problems: [{ code: "gone" }] });
  });
  await assert.rejects(send("/api/file/save", { name: "x" }), (error) => {
    assert.ok(error instanceof Refused);
    assert.deepEqual([error.status, error.message, error.problems], [422, "There is no file x", [{ code: "gone" }]]);
    return true;
  });
});

test("a server that is gone is told in its own words", async () => {
  serve(() => {
    throw new TypeError("Failed to fetch");
  });
  await assert.rejects(ask("/api/home"), { status: 0, message: "The studio has ended." });
});
