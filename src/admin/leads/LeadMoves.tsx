import { movesFrom } from '../../schema/transitions.ts'
import type { Row } from '../core/definition.ts'
import { MoveButtons } from '../core/show/MoveButtons.tsx'
import { BookButton } from './BookButton.tsx'
import { LogButton } from './LogButton.tsx'
import { useNextAction } from './useNextAction.ts'

const first = { order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }

/** The statuses that end a lead's work or begin it again: they are among its steps. */
export const endingsOf = (row: Row): string[] =>
  movesFrom('lead', String(row['status'])).flatMap(({ to, asks, again }) => (asks || again ? [to] : []))

/** In the head of a lead's page: what is next as the one filled button, and the moves that are no step. */
export function LeadMoves({ row }: { row: Row }) {
  const next = useNextAction(row)
  return (
    <>
      <MoveButtons resource="leads" row={row} first={null} without={endingsOf(row)} />
      {next === 'contact' && <LogButton row={row} variant="contained" sx={first} />}
      {next === 'book' && <BookButton row={row} variant="contained" sx={first} />}
      {next === 'outcome' && <MoveButtons resource="leads" row={row} first={endingsOf(row)[0] ?? null} brief />}
    </>
  )
}
