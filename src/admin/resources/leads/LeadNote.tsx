import { StatusDot } from '../../fields/StatusDot.tsx'
import { useClock } from '../../board/minuteClock.ts'
import type { Row } from '../../definition.ts'
import { useSpeaker } from '../../speaker.ts'

/** Beside a lead's name: how old it is while nobody answered, whether it is overdue, or how fast the answer was. */
export function LeadNote({ row }: { row: Row }) {
  const { translate, format } = useSpeaker()
  const now = useClock()
  const open = row['status'] === 'pending' || row['status'] === 'in-progress'
  const late = open && typeof row['dueAt'] === 'string' && Date.parse(row['dueAt']) < now
  if (late && row['status'] === 'pending') return <StatusDot tone="critical">{format.relative(String(row['dueAt']), now)}</StatusDot>
  if (row['status'] === 'pending') return <StatusDot tone="caution">{format.relative(String(row['createdAt']), now)}</StatusDot>
  if (row['responseBand'] === 'N/A') return null
  return <>{translate(`enumerations.responseBand.${String(row['responseBand'])}`)}</>
}
