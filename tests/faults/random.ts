/** Pseudo-random numbers that repeat for the same seed. */
export interface Random {
  /** An integer from `from` to `to`, both included. */
  between(from: number, to: number): number
  /** True with this probability in percent. */
  percent(often: number): boolean
  one<T>(among: readonly T[]): T
}

/** The generator of a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    between,
    percent: (often) => between(1, 100) <= often,
    one: (among) => {
      const chosen = among[between(0, among.length - 1)]
      if (chosen === undefined) throw new Error('Nothing to choose from.')
      return chosen
    },
  }
}
