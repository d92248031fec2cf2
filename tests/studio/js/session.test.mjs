import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { loadFrame, refusal, serve } from "./setup.mjs";

const scripts = "../../../src/quiltsmith/studio/static/js";
const { openFile, openSession } = await import(`${scripts}/sheet/session.js`);
const { saveNew } = await import(`${scripts}/saving.js`);

beforeEach(async () => {
  localStorage.clear();
  await loadFrame({ "sheet.unsaved": "sheet {number}" }, { "table.sheets": { most: 4 } });
});

test("sheets of one file are one group, and all on the table are asked with their names", () => {
  const session = openSession();
  session.add(["a\n", "b\n"], { name: "both.txt", version: "1" });
  session.add(["c\n"]);
  assert.deepEqual(session.question(), {
    sheets: [
      { name: "both.txt", text: "a\n", group: 1 },
      { name: "both.txt", text: "b\n", group: 1 },
      { name: "sheet 2", text: "c\n", group: 2 },
    ],
    current: 2,
    deal: null,
  });
  assert.deepEqual(session.sheet(), { name: "sheet 2", text: "c\n", deal: null });
});

test("of very many sheets those around the current one are asked for", () => {
  const session = openSession();
  session.add(["a", "b", "c", "d", "e", "f"]);
  const asked = [0, 1, 2, 3, 5].map((index) => {
    session.choose(index);
    const { sheets, current } = session.question();
    return [sheets.map((one) => one.text).join(""), sheets[current].text];
  });
  assert.deepEqual(asked, [
    ["abcd", "a"],
    ["abcd", "b"],
    ["abcd", "c"],
    ["bcde", "d"],
    ["cdef", "f"],
  ]);
});

test("changes are undone and done again, and a reload finds them", () => {
  const session = openSession();
  session.add(["one"]);
  session.write("two");
  session.write("three");
  session.write("three");
  assert.ok(session.undo());
  const again = openSession();
  assert.equal(again.now.text, "two");
  assert.ok(again.redo());
  assert.equal(again.now.text, "three");
  assert.equal(again.redo(), false);
  assert.ok(again.undo() && again.undo());
  assert.equal(again.undo(), false);
  again.write("other");
  assert.equal(again.redo(), false);
});

test("a file that lies on the table already is replaced, and a closed sheet goes", () => {
  const session = openSession();
  session.add(["old"], { name: "x.txt", version: "1" });
  session.add(["other"]);
  session.add(["new"], { name: "x.txt", version: "2" });
  assert.deepEqual(
    session.sheets.map((one) => one.text),
    ["other", "new"],
  );
  assert.equal(session.now.saved, "new");
  session.close(1);
  session.close(0);
  assert.equal(session.now, undefined);
  assert.equal(localStorage.getItem("quiltsmith.sheets"), null);
});

test("the sheet of a board that was corrected since keeps what was there before", () => {
  const session = openSession();
  session.addRead(["read"], { board: "b1", state: "first" });
  session.addRead(["read"], { board: "b1", state: "first" });
  assert.equal(session.sheets.length, 1);
  session.addRead(["mended"], { board: "b1", state: "second" });
  assert.deepEqual([session.sheets.length, session.now.text, session.now.before], [1, "mended", ["read"]]);
});

test("one thing is done after the other, and a failure stops nobody", async () => {
  const session = openSession();
  const done = [];
  const first = session.inTurn(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    done.push("first");
  });
  const second = session.inTurn(() => Promise.reject(new Error("no")));
  const third = session.inTurn(() => done.push("third"));
  await first;
  await assert.rejects(second, /no/);
  await third;
  assert.deepEqual(done, ["first", "third"]);
});

test("sheets of one file are saved together", async () => {
  const session = openSession();
  session.add(["a\n", "b\n"], { name: "both.txt", version: "1" });
  const asked = serve(() => ({ version: "2" }));
  await session.save();
  assert.deepEqual(asked[0].question, { name: "both.txt", text: "a\n---\nb\n", version: "1" });
  assert.deepEqual(
    session.sheets.map((one) => [one.version, one.saved]),
    [
      ["2", "a\n"],
      ["2", "b\n"],
    ],
  );
});

test("an example has no file", async () => {
  serve((path) => (path === "/api/sheet/parts" ? ["a"] : { name: "good.txt", text: "a", version: "" }));
  assert.deepEqual(await openFile("good.txt", true), { texts: ["a"], name: "", version: null });
});

test("a new file never takes the place of another one", async () => {
  const taken = { "deck.yaml": "theirs", "deck-2.yaml": "theirs too" };
  serve((_path, { name, text }) => {
    if (name in taken) throw refusal(409, { refusal: "taken", now: { name, text: taken[name] } });
    return { name, text };
  });
  assert.equal((await saveNew("deck.yaml", "mine")).name, "deck-3.yaml");
  assert.equal((await saveNew("deck.yaml", "theirs too")).name, "deck-2.yaml");
  assert.equal((await saveNew("plain", "mine")).name, "plain");
});
