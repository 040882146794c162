/** A copy of the list with two positions exchanged; used to order files. */
export const swapped = (ids: readonly string[], place: number, other: number): string[] =>
  ids.map((id, at) => (at === place ? (ids[other] ?? id) : at === other ? (ids[place] ?? id) : id))
