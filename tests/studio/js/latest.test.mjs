import assert from "node:assert/strict";
import { test } from "node:test";

import "./setup.mjs";

const { latest } = await import("../../../src/quiltsmith/studio/static/js/latest.js");

/** A work that ends when somebody says so. */
function waiting() {
  const work = {};
  work.promise = new Promise((resolve, reject) => {
    Object.assign(work, { resolve, reject });
  });
  return work;
}

test("an answer that comes after a later question is not heard", async () => {
  const run = latest();
  const heard = [];
  const [first, second] = [waiting(), waiting()];
  const runs = [first, second].map((work) =>
    run(
      () => work.promise,
      (found) => heard.push(found),
    ),
  );
  second.resolve("second");
  first.resolve("first");
  await Promise.all(runs);
  assert.deepEqual(heard, ["second"]);
});

test("what is asked again gives up what was asked before", async () => {
  const run = latest();
  const signals = [];
  const work = waiting();
  run((signal) => (signals.push(signal), work.promise), assert.fail);
  assert.equal(signals[0].aborted, false);
  await run(
    (signal) => signals.push(signal),
    () => {},
  );
  assert.deepEqual(
    signals.map((signal) => signal.aborted),
    [true, false],
  );
});

test("why nothing came of the latest question is told, of earlier ones it is not", async () => {
  const run = latest();
  const failed = [];
  const [first, second] = [waiting(), waiting()];
  const runs = [first, second].map((work) =>
    run(
      () => work.promise,
      assert.fail,
      (error) => failed.push(error.message),
    ),
  );
  first.reject(new Error("first"));
  second.reject(new Error("second"));
  await Promise.all(runs);
  assert.deepEqual(failed, ["second"]);
  await assert.rejects(
    run(() => Promise.reject(new Error("nobody hears this")), assert.fail),
    /nobody hears this/,
  );
});

test("what is stopped is not heard", async () => {
  const run = latest();
  const work = waiting();
  const done = run(() => work.promise, assert.fail, assert.fail);
  run.stop();
  work.resolve("late");
  await done;
});
