// Merges objects that must not share a key.

type Names<P extends readonly object[]> = P[number] extends infer One ? (One extends object ? keyof One : never) : never
type Repeated<P extends readonly object[], Seen = never> = P extends readonly [infer First extends object, ...infer Rest extends object[]]
  ? (keyof First & Seen) | Repeated<Rest, Seen | keyof First>
  : never
type ValueOf<P extends readonly object[], N> = P[number] extends infer One
  ? One extends Record<N & PropertyKey, infer V>
    ? V
    : never
  : never
/** The merged objects as a type; a key that two of them have gets a type that no value fits, so that its use does not compile. */
export type Distinct<P extends readonly object[]> = {
  [N in Names<P>]: N extends Repeated<P> ? { twoHaveTheName: N } : ValueOf<P, N>
}

/** Merges objects. Throws an Error when two share a key; with known types this does not compile either. */
export function distinct<const P extends readonly object[]>(...parts: P): Distinct<P> {
  const entries = parts.flatMap((part) => Object.entries(part))
  const names = new Set<string>()
  for (const [name] of entries) {
    if (names.has(name)) throw new Error(`Two have the name ${name}.`)
    names.add(name)
  }
  return Object.fromEntries(entries) as Distinct<P>
}
