// Repeatable random values: the same seed gives the same values on every machine. Not for secrets.
import { v7 } from 'uuid'

/** A stream of random values from one seed. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A whole number, both ends included. */
  integer(from: number, to: number): number
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean
  /** One of the list. */
  pick<V>(list: readonly V[]): V
  /** One of the list, with a probability proportional to its weight. */
  weighted<V>(list: readonly V[], weight: (one: V) => number): V
  /** The list in random order. */
  shuffled<V>(list: readonly V[]): V[]
  /** A uuid v7 with this time. */
  id(at: Date): string
}

// mulberry32 by Tommy Ettinger, public domain; the seed text is hashed with FNV-1a.
function mulberry32(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A generator of pseudo-random values that repeat for the same seed. Throws an Error when asked to pick from an empty list. */
export function createRandom(seed: string): Random {
  const next = mulberry32(seed)
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <V>(list: readonly V[]): V => {
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new Error('Nothing to pick from.')
    return one
  }
  return {
    next,
    integer,
    pick,
    chance: (share) => next() < share,
    weighted(list, weight) {
      let left = next() * list.reduce((sum, one) => sum + weight(one), 0)
      return list.find((one) => (left -= weight(one)) < 0) ?? pick(list)
    },
    shuffled(list) {
      const result = [...list]
      for (let last = result.length - 1; last > 0; last--) {
        const other = integer(0, last)
        ;[result[last], result[other]] = [result[other] as (typeof list)[number], result[last] as (typeof list)[number]]
      }
      return result
    },
    id: (at) => v7({ msecs: at.getTime(), random: Uint8Array.from({ length: 16 }, () => integer(0, 255)) }),
  }
}
