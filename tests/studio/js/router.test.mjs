import assert from "node:assert/strict";
import { test } from "node:test";

import "./setup.mjs";

const { address, placeOf } = await import("../../../src/quiltsmith/studio/static/js/router.js");

test("an address and the place that it means go both ways", () => {
  for (const [name, parts, query] of [
    ["home", [], {}],
    ["print", ["cards"], { deck: "my deck.yaml" }],
    ["sheet", ["dropped"], {}],
    ["deck", [], { deck: "ordner/größe & mehr?.yaml" }],
  ]) {
    assert.deepEqual(placeOf(address(name, parts, query)), { name, parts, query });
  }
  assert.equal(address("home"), "#/");
  assert.equal(address("print", "cards"), "#/print/cards");
});

test("an address that nobody can read leads to the first page", () => {
  for (const hash of ["", "#", "#/", "#/nowhere", "#/%", "#/constructor", "#/__proto__"]) {
    assert.equal(placeOf(hash).name, "home", hash);
  }
});
