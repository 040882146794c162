/** The list with two places exchanged: how files are put in order. */
export const swapped = (ids: readonly string[], place: number, other: number): string[] =>
  ids.map((id, at) => (at === place ? (ids[other] ?? id) : at === other ? (ids[place] ?? id) : id))
