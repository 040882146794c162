import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useClock } from '../core/minuteClock.ts'
import type { Row } from '../core/definition.ts'
import { useI18n } from '../core/useI18n.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { isOpen } from '../../schema/transitions.ts'

/** Beside a lead's name: since when it is overdue, or its response time. */
export function LeadNote({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const now = useClock()
  const open = isOpen('lead', row['status'])
  const late = open && typeof row['dueAt'] === 'string' && Date.parse(row['dueAt']) < now
  if (late && row['status'] === 'pending') return <StatusDot tone="critical">{format.relative(String(row['dueAt']), now)}</StatusDot>
  if (row['status'] === 'pending' || row['responseBand'] === 'N/A') return null
  return <>{translate(wordKey('responseBand', row['responseBand']))}</>
}
