/** Numbers by chance, short enough to be told to somebody who wants the same. */

const SEEDS = 10_000;

/** Any number of 32 bits. */
export const anyNumber = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** A seed as it stands in a field. */
export const anySeed = () => String(anyNumber() % SEEDS);
