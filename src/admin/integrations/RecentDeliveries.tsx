import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { eventName } from '../../schema/integrations/webhookEvents.ts'
import type { Word } from '../../schema/enumerations.ts'
import type { Row } from '../core/definition.ts'
import { listLink } from '../core/listLink.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { Panel } from '../core/parts/Panel.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { toneOf } from '../core/theme/tones.ts'
import { useI18n } from '../core/useI18n.ts'

const shown = 10
/** Milliseconds between looks while something is under way, and otherwise: deliveries are not among the live events. */
const [soon, later] = [2000, 15_000]
const isUnderWay = (row: Row) => row['state'] === 'waiting' || row['state'] === 'sending'

/** What was sent to an endpoint last, newest first. */
export function RecentDeliveries({ endpointId }: { endpointId: string }) {
  const { translate } = useI18n()
  const dataProvider = useDataProvider()
  const { data } = useQuery({
    queryKey: ['webhookDeliveries', 'recent', endpointId],
    queryFn: async ({ signal }) =>
      (
        await dataProvider.getList<Row>('webhookDeliveries', {
          pagination: { page: 1, perPage: shown },
          sort: { field: 'createdAt', order: 'DESC' },
          filter: { endpointId: [endpointId] },
          signal,
        })
      ).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? soon : later),
  })
  const all = (
    <Button size="small" component={RouterLink} to={listLink('webhookDeliveries', { endpointId: [endpointId] })}>
      {translate('admin.webhook.logAll')}
    </Button>
  )
  return (
    <Panel title={translate('admin.webhook.log')} action={data && data.length > 0 ? all : undefined}>
      {!data && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.webhook.logEmpty')}</Typography>}
      <Box component="ul" sx={{ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }}>
        {data?.map((row) => (
          <Delivery key={row.id} row={row} />
        ))}
      </Box>
    </Panel>
  )
}

function Delivery({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const { state, event, resource, trouble, answerStatus, answerTime, createdAt } = row as Row & {
    state: Word<'deliveryState'>
    event: Word<'webhookEvent'>
    resource: Word<'webhookResource'> | null
    trouble: Word<'deliveryTrouble'> | null
    answerStatus: number | null
    answerTime: number | null
    createdAt: string
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
        columnGap: 2,
        alignItems: 'center',
        paddingBlock: 1,
        borderBlockStart: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderBlockStart: 0 },
      }}
    >
      <Box sx={{ minInlineSize: 0 }}>
        <Link component={RouterLink} to={`/home/webhookDeliveries/${row.id}/show`} underline="hover" sx={{ fontWeight: 500 }}>
          {resource && `${translate(wordKey('webhookResource', resource))} · `}
          {translate(wordKey('webhookEvent', event))}
        </Link>{' '}
        <Typography component="bdi" dir="ltr" variant="caption" sx={{ color: 'text.secondary' }}>
          {eventName(resource, event)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {trouble && translate(wordKey('deliveryTrouble', trouble))}
          {trouble && answerStatus !== null && ' · '}
          {answerStatus !== null &&
            translate('admin.webhook.status', { status: String(answerStatus), time: format.number(answerTime ?? 0) })}
        </Typography>
      </Box>
      <StatusDot tone={toneOf('deliveryState', state) ?? 'neutral'}>{translate(wordKey('deliveryState', state))}</StatusDot>
      <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Moment value={createdAt} dense />
      </Typography>
    </Box>
  )
}
