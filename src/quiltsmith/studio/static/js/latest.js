/** Only the latest answer counts: whoever asks again gives up what was asked before. */

/**
 * Make a way to ask of which only the latest answer is handlers. `work(signal)` asks; `done` hears what came of it and
 * `failed` why nothing did, unless something else was asked meanwhile, or `stop` was called.
 */
export function latest() {
  let current = new AbortController();

  /**
   * @template Found
   * @param {(signal: AbortSignal) => Found | Promise<Found>} work
   * @param {(found: Found) => unknown} done
   * @param {(error: any) => unknown} [failed]
   */
  async function run(work, done, failed) {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    let found;
    try {
      found = await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!failed) throw error;
      await failed(error);
      return;
    }
    if (!signal.aborted) await done(found);
  }

  run.stop = () => current.abort();
  return run;
}
