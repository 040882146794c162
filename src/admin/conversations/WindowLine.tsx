import Typography from '@mui/material/Typography'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useClock } from '../core/minuteClock.ts'
import { useI18n } from '../core/useI18n.ts'

const minuteMs = 60_000

/** How long WhatsApp still takes free words, or that it takes approved ones only. */
export function WindowLine({ openUntil }: { openUntil: string | null }) {
  const { translate, format } = useI18n()
  const now = useClock()
  const minutes = openUntil === null ? 0 : Math.max(0, Math.ceil((Date.parse(openUntil) - now) / minuteMs))
  const left = { hours: format.number(Math.floor(minutes / 60)), minutes: format.number(minutes % 60) }
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary', '& > span': { whiteSpace: 'normal' } }}>
      <StatusDot tone={minutes > 0 ? (minutes < 120 ? 'caution' : 'positive') : 'neutral'}>
        {minutes > 0 ? translate('admin.conversation.open', left) : translate('admin.conversation.closed')}
      </StatusDot>
    </Typography>
  )
}
