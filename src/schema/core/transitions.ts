// Status graphs as data: what a move is. Read by the server (which refuses any other move) and by the admin (which offers only these).

/** One allowed move. */
export interface Move {
  to: string
  /** Fields that the move must carry; all required. */
  asks?: readonly string[]
  /** What it asks instead of some rows, by the word of a field. */
  asksBy?: { field: string; of: Readonly<Record<string, readonly string[]>> }
  /** Fields the move sets to the present moment when they are empty. */
  stamps?: readonly string[]
  /** Fields the move empties. */
  clears?: readonly string[]
  /** The right it takes; a plain change ('W') unless said. */
  right?: 'M' | 'F'
  /** Refused when the row was left unchanged in this status for longer. */
  withinDays?: number
  /** Offered beside the others, never first, and after a second thought. */
  aside?: true
  /** Leads back to a status that the row was in before: it is called otherwise. */
  again?: true
  /** Offered only once the row holds these. */
  needs?: readonly string[]
  /** The dealership alone makes it, when its work is done; nobody is offered it. */
  bySystem?: true
}
/** Moves by the status they leave; a status without moves is final. */
export interface Graph {
  initial: string
  moves: Readonly<Record<string, readonly Move[]>>
}
/** Made by managers alone. */
export const manager = { right: 'M' } as const
/** Back to where the row was before. */
export const again = { again: true } as const
/** The fields that a move asks of a row. */
export const asksOf = ({ asks = [], asksBy }: Move, row: Readonly<Record<string, unknown>>): readonly string[] =>
  asksBy?.of[String(row[asksBy.field])] ?? asks
