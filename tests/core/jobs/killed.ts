// What the tests that kill the server share.

/** SEED repeats the choices of a failed run. */
export const newSeed = (): number => Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000))
/** For one test, in ms. */
export const timeoutMs = 300_000
