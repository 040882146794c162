import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { responseBand } from '../../schema/leads/responseBand.ts'
import type { Row } from '../core/definition.ts'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n } from '../core/useI18n.ts'
import type { Tone } from '../core/theme/tones.ts'
import { useLeadClock, waitOf, type LeadClock } from './clock.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** The tone of a waiting time: neutral, a warning, late after the limit. */
export const toneOfWait = (minutes: number, limit: number | null): Tone =>
  minutes >= (limit ?? 60) ? 'critical' : minutes >= (limit ?? 60) / 2 ? 'caution' : 'positive'

/** The waiting time of a lead, running while its branch is open; or its response time. */
export function ResponseClock({ row }: { row: Row }) {
  const { translate } = useI18n()
  const { clock, minutes } = useLeadClock(row)
  if (!clock) return <Skeleton variant="rounded" height={64} />
  if (minutes === null) return <Typography sx={{ color: 'text.secondary' }}>{translate('admin.lead.neverAnswered')}</Typography>
  const tone = toneOfWait(minutes, clock.limit)
  const share = Math.min(100, (minutes / (clock.limit ?? 60)) * 100)
  return (
    <Box role="timer" aria-label={translate('admin.lead.clock')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography component="span" sx={{ fontSize: 28, lineHeight: '36px', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {waitOf(translate, minutes)}
        </Typography>
        <StatusDot tone={tone}>{translate(`enumerations.responseBand.${clock.waiting ? responseBand(minutes) : clock.band}`)}</StatusDot>
      </Box>
      {clock.waiting && (
        <LinearProgress
          variant="determinate"
          value={share}
          aria-hidden
          sx={{
            blockSize: 6,
            borderRadius: 3,
            marginBlock: 1,
            '& .MuiLinearProgress-bar': { bgcolor: (theme) => theme.palette.meaning[tone] },
          }}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <ClockWords clock={clock} minutes={minutes} />
      </Typography>
    </Box>
  )
}

function ClockWords({ clock, minutes }: { clock: LeadClock; minutes: number }) {
  const { translate, format } = useI18n()
  if (!clock.waiting) return translate('admin.lead.answered')
  const left = clock.limit === null ? null : clock.limit - minutes
  const limit =
    left === null
      ? translate('admin.lead.noLimit')
      : left > 0
        ? translate('admin.lead.left', { span: waitOf(translate, left) })
        : translate('admin.lead.limitOver', { span: waitOf(translate, clock.limit ?? 0) })
  const stands = clock.changesAt
    ? translate('admin.lead.stands', { when: format.dateTime(clock.changesAt) })
    : translate('admin.lead.standsLong')
  return (
    <>
      {limit} {!clock.running && stands}
    </>
  )
}
