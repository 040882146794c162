import Bell from '@mui/icons-material/NotificationsActiveOutlined'
import EventIcon from '@mui/icons-material/EventOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { leadFollowUps } from '../../schema/leads/calls.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { RowName } from '../core/fields/RowName.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { NextContactDialog } from './NextContactDialog.tsx'
import { Items } from '../core/parts/Items.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const limit = 10
type FollowUp = OutputOf<'leadFollowUps'>['data'][number]

/** The follow-ups of a lead, newest first, and the next contact. */
export function FollowUpTimeline({ lead, latest }: { lead: Row; latest: string | null }) {
  const { translate } = useI18n()
  const query = useInfiniteQuery({
    queryKey: ['followUps', 'of', lead.id],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => client.call(leadFollowUps, { page: pageParam, size: limit }, { params: { id: lead.id }, signal }),
    getNextPageParam: ({ total }, pages) => (pages.length * limit < total ? pages.length + 1 : undefined),
  })
  const rows = (query.data?.pages ?? []).flatMap(({ data }) => data)
  return (
    <Panel title={translate('admin.lead.timeline')} text={rows.length > 0 ? String(query.data?.pages[0]?.total ?? '') : undefined}>
      {query.isPending && <Skeleton variant="rounded" height={96} />}
      {query.isError && rows.length === 0 && (
        <Alert severity="error" action={<Button onClick={press(() => query.refetch())}>{translate('admin.list.retry')}</Button>}>
          {translate('errors.unavailable')}
        </Alert>
      )}
      {query.data && rows.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.lead.timelineEmpty')}</Typography>}
      <Items ordered>
        {rows.map((one) => (
          <Said key={one.id} one={one} asks={one.id === latest} />
        ))}
      </Items>
      {query.hasNextPage && (
        <Button size="small" onClick={press(() => query.fetchNextPage())}>
          {translate('admin.customer.older')}
        </Button>
      )}
    </Panel>
  )
}

/** One follow-up; `asks`: it was just saved, and the next contact is asked for. */
function Said({ one, asks }: { one: FollowUp; asks: boolean }) {
  const { translate } = useI18n()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const unnamed = one.staffName ?? translate(one.createdBy ? 'admin.lead.colleague' : 'admin.lead.byCustomer')
  const about = [
    one.channel && translate(`enumerations.followUpChannel.${one.channel}`),
    one.contactResult && translate(`enumerations.contactResult.${one.contactResult}`),
  ]
  const editable = may('edit', 'followUps', one)
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: 1.5,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { border: 0, paddingBlockStart: 0 },
      }}
    >
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'match-parent' }}>
        {one.comment}
      </Typography>
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
        <Moment value={one.createdAt} dense /> · {one.staffId ? <RowName target="staff" id={one.staffId} /> : <bdi>{unnamed}</bdi>}
        {about.filter(Boolean).map((word) => (
          <span key={word}> · {word}</span>
        ))}
      </Typography>
      {one.dueAt && <NextContact one={one} dueAt={one.dueAt} />}
      {editable && !one.contactResult && (
        <Button
          size="small"
          variant={asks && !one.dueAt ? 'outlined' : 'text'}
          startIcon={<EventIcon />}
          onClick={() => setOpen(true)}
          sx={{ marginBlockStart: 0.5, minHeight: { xs: 44, sm: 32 } }}
        >
          {translate(one.dueAt ? 'admin.lead.changeNext' : 'admin.lead.setNext')}
        </Button>
      )}
      {open && <NextContactDialog followUp={one} onClose={() => setOpen(false)} />}
    </Box>
  )
}

function NextContact({ one, dueAt }: { one: FollowUp; dueAt: string }) {
  const { translate, format } = useI18n()
  const late = !one.contactResult && Date.parse(dueAt) < Date.now()
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        marginBlockStart: 0.75,
        color: late ? 'error.main' : 'text.primary',
      }}
    >
      <Bell aria-hidden sx={{ fontSize: 16 }} />
      {translate('admin.lead.next')} <bdi>{format.dateTime(dueAt)}</bdi>
      {late && <b>{translate('admin.lead.late')}</b>}
      {one.remindedAt && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('admin.lead.reminded')}
        </Typography>
      )}
    </Typography>
  )
}
