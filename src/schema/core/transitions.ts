// Status graphs as data: what a move is. Read by the server (which refuses any other move) and by the admin (which offers only these).

/** One allowed move. */
export interface Move {
  to: string
  /** Fields that the move needs; all required. */
  asks?: readonly string[]
  /** Fields needed instead for some rows, by the word of a field. */
  asksBy?: { field: string; of: Readonly<Record<string, readonly string[]>> }
  /** Fields that may come with the move; none is required. */
  takes?: readonly string[]
  /** Fields that the move sets to the present moment when they are empty. */
  stamps?: readonly string[]
  /** Fields the move empties. */
  clears?: readonly string[]
  /** The right that it needs; 'W' by default. */
  right?: 'M' | 'F'
  /** Refused once the row has been in this status unchanged for more days. */
  withinDays?: number
  /** Offered after the other moves and with a confirmation. */
  aside?: true
  /** Returns to an earlier status: it has another label. */
  again?: true
  /** Offered only once these fields of the row are set. */
  needs?: readonly string[]
  /** Made by the system only, when its work is done; never offered to a person. */
  bySystem?: true
}
/** Moves by the status that they leave; a status without moves is final. */
export interface Graph {
  initial: string
  moves: Readonly<Record<string, readonly Move[]>>
}
/** Made by managers alone. */
export const manager = { right: 'M' } as const
/** Back to where the row was before. */
export const again = { again: true } as const
/** The names of the fields that a move requires for a row: by the value of its `asksBy` field, else `asks`. */
export const asksOf = ({ asks = [], asksBy }: Move, row: Readonly<Record<string, unknown>>): readonly string[] =>
  asksBy?.of[String(row[asksBy.field])] ?? asks
/** The statuses in which work goes on: they are left by more than reopening or the right to configure. */
export const openStatuses = ({ moves }: Graph): string[] =>
  Object.keys(moves).filter((status) => moves[status]?.some(({ right, withinDays }) => right !== 'F' && withinDays === undefined))
/** The fields that any move of people takes, each once. */
export const fieldsTaken = ({ moves }: Graph): string[] => [
  ...new Set(
    Object.values(moves)
      .flat()
      .filter(({ bySystem }) => !bySystem)
      .flatMap(({ asks = [], asksBy, takes = [] }) => [...asks, ...Object.values(asksBy?.of ?? {}).flat(), ...takes]),
  ),
]
