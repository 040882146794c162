// Joins objects that may not share a name.

type Names<P extends readonly object[]> = P[number] extends infer One ? (One extends object ? keyof One : never) : never
type Repeated<P extends readonly object[], Seen = never> = P extends readonly [infer First extends object, ...infer Rest extends object[]]
  ? (keyof First & Seen) | Repeated<Rest, Seen | keyof First>
  : never
type ValueOf<P extends readonly object[], N> = P[number] extends infer One
  ? One extends Record<N & PropertyKey, infer V>
    ? V
    : never
  : never
/** All the objects as one. A name that two of them have holds nothing usable, so that whatever is expected of it does not compile. */
export type Distinct<P extends readonly object[]> = {
  [N in Names<P>]: N extends Repeated<P> ? { twoHaveTheName: N } : ValueOf<P, N>
}

/** All the objects as one. Two with the same name do not compile where something is expected of the values, and throw. */
export function distinct<const P extends readonly object[]>(...parts: P): Distinct<P> {
  const entries = parts.flatMap((part) => Object.entries(part))
  const names = new Set<string>()
  for (const [name] of entries) {
    if (names.has(name)) throw new Error(`Two have the name ${name}.`)
    names.add(name)
  }
  return Object.fromEntries(entries) as Distinct<P>
}
