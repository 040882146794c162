import Call from '@mui/icons-material/CallOutlined'
import Mine from '@mui/icons-material/PersonAddAltOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { bilingualText } from '../../fields/bilingual/bilingualValue.ts'
import { press } from '../../http/index.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { newLeads } from '../../schema/leads/calls.ts'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { listLink } from '../core/listLink.ts'
import { useLiveLost } from '../core/live/liveState.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { useClock } from '../core/minuteClock.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { matchParent } from '../core/parts/matchParent.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useMay } from '../core/rights.ts'
import { useTake } from '../core/show/useTake.ts'
import { modelIn } from '../core/modelNames.ts'
import { useI18n } from '../core/useI18n.ts'
import { minutesNow, waitOf, type LeadClock } from './clock.ts'
import { waysTo } from './reach.ts'
import { toneOfWait } from './ResponseClock.tsx'

const ContactDialog = lazyPart(() => import('./ContactDialog.tsx').then((file) => ({ default: file.ContactDialog })))

type NewLead = OutputOf<'newLeads'>['data'][number]
const queryKey = ['leads', 'new']
const everyMinute = 60_000
const waiting = { status: ['pending'], firstResponseAtHas: 'false' }

/** Above the list and the board: unanswered leads that can still be won, with the time that is left to answer each. */
export function NewLeads() {
  const { translate, format } = useI18n()
  const id = useId()
  const branch = useSession('branch')
  const lost = useLiveLost()
  const now = useClock()
  const memory = useQueryClient()
  const { data, refetch } = useQuery({
    queryKey: [...queryKey, branch],
    queryFn: ({ signal }) => client.call(newLeads, branch ? { locationId: branch } : {}, { signal, quiet: 'silent' }),
    refetchInterval: lost ? everyMinute : false,
  })
  useLiveRefresh(['leads'], () => memory.invalidateQueries({ queryKey }))
  // A branch opened or closed.
  const over = data?.data.some(({ clock: { changesAt } }) => changesAt !== null && Date.parse(changesAt) <= now) ?? false
  useEffect(() => {
    if (over) void refetch()
  }, [over, refetch])
  if (data?.total === 0) return null
  const more = data && data.total > data.data.length
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlockEnd: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, marginBlockEnd: 1 }}>
        <Typography component="h2" variant="h3" id={id}>
          {translate('admin.lead.fresh.title')}
        </Typography>
        {data && (
          <Typography component="bdi" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {format.number(data.total)}
          </Typography>
        )}
        {more && (
          <Button component={Link} to={listLink('leads', waiting)} size="small" sx={{ marginInlineStart: 'auto' }}>
            {translate('admin.lead.fresh.all')}
          </Button>
        )}
      </Box>
      {data ? (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 0,
            paddingBlockEnd: 1,
            display: 'grid',
            gridAutoFlow: 'column',
            gridAutoColumns: { xs: 'min(84%, 300px)', sm: 280 },
            gap: 1.5,
            overflowX: 'auto',
            scrollSnapType: 'x proximity',
          }}
        >
          {data.data.map((one) => (
            <Card key={one.lead.id} one={one} />
          ))}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={152} />
      )}
    </Box>
  )
}

function Card({ one: { lead, clock, make, location, assignee } }: { one: NewLead }) {
  const i18n = useI18n()
  const { translate, code } = i18n
  const may = useMay()
  const [logging, setLogging] = useState(false)
  const take = useTake('leads', lead)
  const { call } = waysTo(lead)
  const car = [make ? bilingualText(make, code) : '', modelIn(i18n, lead.model)].filter(Boolean).join(' ')
  const place = location ? bilingualText(location, code) : ''
  const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        minInlineSize: 0,
        gap: 0.25,
        padding: 1.5,
        borderRadius: 3,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        scrollSnapAlign: 'start',
      }}
    >
      <Countdown clock={clock} />
      <ButtonBase
        component={Link}
        to={`/home/leads/${lead.id}/show`}
        sx={{
          ...cut,
          display: 'block',
          textAlign: 'start',
          fontSize: 15,
          fontWeight: 650,
          // The whole card is pressed, below its buttons.
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 3 },
          '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <bdi>{lead.name}</bdi>
      </ButtonBase>
      <Typography variant="body2" sx={cut}>
        {translate(wordKey('leadType', lead.type))}
        {car && (
          <>
            {' · '}
            <bdi>{car}</bdi>
          </>
        )}
      </Typography>
      <Typography variant="body2" dir={lead.message ? 'auto' : undefined} sx={{ ...cut, color: 'text.secondary', ...matchParent }}>
        {lead.message ? (
          lead.message
        ) : (
          <>
            {translate(wordKey('leadSource', lead.source))}
            {place && (
              <>
                {' · '}
                <bdi>{place}</bdi>
              </>
            )}
          </>
        )}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minBlockSize: 40,
          marginBlockStart: 'auto',
          '& > a, & > button': { zIndex: 1 },
        }}
      >
        {take ? (
          <Button variant="contained" size="small" startIcon={<Mine />} onClick={press(take)} sx={{ minBlockSize: { xs: 44, sm: 34 } }}>
            {translate('admin.show.take')}
          </Button>
        ) : (
          <Typography component="bdi" variant="body2" sx={{ ...cut, minInlineSize: 0 }}>
            {assignee ? bilingualText(assignee, code) : translate('admin.board.nobody')}
          </Typography>
        )}
        {call && (
          <IconButton
            component="a"
            href={call}
            aria-label={translate('admin.lead.fresh.call', { name: lead.name })}
            onClick={() => setLogging(may('edit', 'leads', lead))}
            sx={{
              marginInlineStart: 'auto',
              border: 1,
              borderColor: 'divider',
              minInlineSize: { xs: 44, sm: 34 },
              minBlockSize: { xs: 44, sm: 34 },
            }}
          >
            <Call fontSize="small" />
          </IconButton>
        )}
      </Box>
      {logging && (
        <Suspense fallback={null}>
          <ContactDialog lead={lead} channel="call" onClose={() => setLogging(false)} />
        </Suspense>
      )}
    </Box>
  )
}

/** What is left of the branch's business time until the answer is late. */
function Countdown({ clock }: { clock: LeadClock }) {
  const { translate, format } = useI18n()
  const minutes = minutesNow(clock, useClock()) ?? 0
  const left = clock.limit === null ? null : clock.limit - minutes
  const says =
    left === null
      ? translate('admin.lead.fresh.waits', { span: waitOf(translate, minutes) })
      : left > 0
        ? translate('admin.lead.fresh.left', { span: waitOf(translate, left) })
        : translate('admin.lead.fresh.late', { span: waitOf(translate, -left) })
  return (
    <Box role="timer" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
      <StatusDot tone={toneOfWait(minutes, clock.limit)}>{says}</StatusDot>
      {!clock.running && clock.changesAt && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
          {translate('admin.lead.fresh.opens', { when: `${format.weekday(clock.changesAt)} ${format.time(clock.changesAt)}` })}
        </Typography>
      )}
    </Box>
  )
}
