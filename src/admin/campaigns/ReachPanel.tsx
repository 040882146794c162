import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { press } from '../../http/index.ts'
import { audienceSources, type Audience } from '../../schema/campaigns/audiences.ts'
import type { Reach } from '../../schema/campaigns/calls/campaigns.ts'
import type { Word } from '../../schema/enumerations.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { listLink } from '../core/listLink.ts'
import { useI18n } from '../core/useI18n.ts'
import type { Tone } from '../core/theme/tones.ts'
import { ReachPeople } from './ReachPeople.tsx'
import { useReach } from './useReach.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

interface ReachPanelProps {
  /** The id of an existing campaign, counted as it would be sent. */
  id?: string
  audienceModule: Word<'surveyModule'>
  audience: Audience
  channel: Word<'channel'>
  frequencyDays: number
  /** Text below the numbers. */
  foot?: (reach: Reach) => string | undefined
}
const verdicts = [
  ['eligible', 'positive'],
  ['noConsent', 'caution'],
  ['capped', 'neutral'],
  ['unreachable', 'critical'],
] as const satisfies [keyof Reach, Tone][]
type Verdict = (typeof verdicts)[number][0]

/** The number of recipients, and why others are excluded; updated while the audience is edited. */
export function ReachPanel({ foot, ...request }: ReachPanelProps) {
  const { translate, format } = useI18n()
  const { data, isError, isFetching, refetch } = useReach(request)
  const { audienceModule, audience, channel } = request
  const source = audienceSources[audienceModule]
  const list = source.resource ?? 'customers'
  const filter = source.resource ? { ...audience.rows, ...source.only } : audience.customers
  const number = (count: number) =>
    data?.atLeast ? translate('admin.campaign.atLeast', { count: format.number(count) }) : format.number(count)
  const note = data && foot?.(data)
  const nameOf = (key: Verdict) =>
    translate(`admin.campaign.verdict.${key === 'unreachable' && channel === 'push' ? 'unreachablePush' : key}`)
  const [requested, setRequested] = useState<Verdict>()
  return (
    <Panel
      title={translate('admin.campaign.reach')}
      action={
        <Button size="small" component={RouterLink} to={listLink(list, filter)}>
          {translate('admin.campaign.showAudience')}
        </Button>
      }
    >
      {isError && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography color="error">{translate('admin.campaign.reachFailed')}</Typography>
          <Button size="small" onClick={press(() => refetch())}>
            {translate('admin.campaign.again')}
          </Button>
        </Box>
      )}
      {!data && !isError && <Skeleton variant="rounded" height={168} />}
      {data && !isError && (
        <Box aria-busy={isFetching} aria-live="polite" sx={{ opacity: isFetching ? 0.6 : 1, transition: 'opacity 120ms' }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, marginBlockEnd: 1.5 }}>
            <Box component="bdi" sx={{ fontSize: 32, lineHeight: 1.2, fontWeight: 700 }}>
              {number(data.eligible)}
            </Box>
            <Typography sx={{ color: 'text.secondary' }}>
              {translate('admin.campaign.verdict.eligible')} · {translate('admin.campaign.verdict.audience')}{' '}
              <bdi>{number(data.audience)}</bdi>
            </Typography>
          </Box>
          <Box
            aria-hidden
            sx={{ display: 'flex', blockSize: 10, borderRadius: 5, overflow: 'hidden', bgcolor: 'surface.sunken', marginBlockEnd: 1.5 }}
          >
            {verdicts.map(([key, tone]) => (
              <Box
                key={key}
                sx={{ inlineSize: `${(data[key] / Math.max(1, data.audience)) * 100}%`, bgcolor: (theme) => theme.palette.meaning[tone] }}
              />
            ))}
          </Box>
          <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 0.75 }}>
            {verdicts.map(([key, tone]) => (
              <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 14 }}>
                <Box aria-hidden sx={{ inlineSize: 8, blockSize: 8, borderRadius: 4, bgcolor: (theme) => theme.palette.meaning[tone] }} />
                <Box component="dt" sx={{ flex: 1 }}>
                  {nameOf(key)}
                </Box>
                <Box component="dd" sx={{ margin: 0, fontWeight: 600 }} data-verdict={key}>
                  {data[key] > 0 ? (
                    <Link
                      component="button"
                      type="button"
                      aria-label={translate('admin.campaign.who', { what: nameOf(key), count: number(data[key]) })}
                      onClick={() => setRequested(key)}
                      sx={{ minInlineSize: 44, minBlockSize: 32, font: 'inherit', textAlign: 'end' }}
                    >
                      <bdi>{number(data[key])}</bdi>
                    </Link>
                  ) : (
                    <bdi>{number(data[key])}</bdi>
                  )}
                </Box>
              </Box>
            ))}
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 1.5 }}>
            {data.atLeast ? translate('admin.campaign.atLeastText') : translate('admin.campaign.reachNow')}
            {note && ` ${note}`}
          </Typography>
        </Box>
      )}
      {requested && (
        <ReachPeople request={{ ...request, verdict: requested }} title={nameOf(requested)} onClose={() => setRequested(undefined)} />
      )}
    </Panel>
  )
}
