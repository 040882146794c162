import Box from '@mui/material/Box'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n } from '../core/useI18n.ts'
import { dayMs } from '../../schema/core/time/dayLength.ts'

// Warranties that end within this time (ms) are highlighted.
const soon = 60 * dayMs

interface CoverProps {
  kind: 'warranty' | 'contract'
  until: unknown
  /** Follows the text. */
  note?: string
}

/** Whether a car's warranty or contract is valid, and until when. */
export function Cover({ kind, until, note = '' }: CoverProps) {
  const { translate, format } = useI18n()
  if (typeof until !== 'string') return null
  const left = Date.parse(`${until}T23:59:59Z`) - Date.now()
  const state = left < 0 ? 'over' : left < soon ? 'soon' : 'holds'
  return (
    <Box sx={{ fontSize: 13 }}>
      <StatusDot tone={state === 'over' ? 'neutral' : state === 'soon' ? 'caution' : 'positive'}>
        {`${translate(`admin.customer.${kind}.${state}`, { date: format.date(`${until}T12:00:00Z`) })}${note}`}
      </StatusDot>
    </Box>
  )
}
