// Merges objects that must not share a key.

type Parts = Readonly<Record<string, object>>
type Names<P extends Parts> = P[keyof P] extends infer One ? (One extends object ? keyof One : never) : never
/** The parts that have a key. */
type PartsWith<P extends Parts, N> = { [K in keyof P]: N extends keyof P[K] ? K : never }[keyof P]
type IsOne<K, All = K> = K extends All ? ([All] extends [K] ? true : false) : never
type Repeated<P extends Parts> = { [N in Names<P>]: IsOne<PartsWith<P, N>> extends true ? never : N }[Names<P>]
type ValueOf<P extends Parts, N> = P[keyof P] extends infer One ? (One extends Record<N & PropertyKey, infer V> ? V : never) : never
/** The merged objects as a type; a key that two of them have gets a type that no value fits, so that its use does not compile. */
export type Distinct<P extends Parts> = {
  [N in Names<P>]: N extends Repeated<P> ? { twoHaveTheName: N } : ValueOf<P, N>
}

/** Merges the objects in an object. Throws an Error when two share a key; with known types this does not compile either. */
export function distinct<const P extends Parts>(parts: P): Distinct<P> {
  const entries = Object.values(parts).flatMap((part) => Object.entries(part))
  const names = new Set<string>()
  for (const [name] of entries) {
    if (names.has(name)) throw new Error(`Two have the name ${name}.`)
    names.add(name)
  }
  return Object.fromEntries(entries) as Distinct<P>
}
