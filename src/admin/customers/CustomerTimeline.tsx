import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { HappeningRow } from './HappeningRow.tsx'
import { Items } from '../core/parts/Items.tsx'
import { customerTimeline } from '../../schema/customers/calls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const limit = 20

/** The customer's timeline, newest first, filtered by kind. */
export function CustomerTimeline({ customerId, version }: { customerId: string; version: number }) {
  const { translate } = useI18n()
  const [only, setOnly] = useState<string | null>(null)
  const query = useInfiniteQuery({
    queryKey: ['customers', 'timeline', customerId, version],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      client.call(customerTimeline, { size: limit, ...(pageParam ? { before: pageParam } : {}) }, { params: { id: customerId }, signal }),
    getNextPageParam: (page) => page.next ?? undefined,
  })
  const counts = Object.entries(query.data?.pages[0]?.counts ?? {}).filter(([, count]) => count > 0)
  const rows = (query.data?.pages ?? []).flatMap(({ data }) => data).filter(({ resource }) => only === null || resource === only)
  return (
    <Panel title={translate('admin.customer.timeline')}>
      {counts.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, marginBlockEnd: 2 }}>
          {counts.map(([name, count]) => (
            <Chip
              key={name}
              size="small"
              variant={only === name ? 'filled' : 'outlined'}
              color={only === name ? 'primary' : 'default'}
              aria-pressed={only === name}
              label={`${nameOf(translate, name)} ${count}`}
              onClick={() => setOnly(only === name ? null : name)}
            />
          ))}
        </Box>
      )}
      {query.isPending && <Skeleton variant="rounded" height={160} />}
      {query.data && rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.customer.timelineEmpty')}</Typography>
      )}
      <Items ordered>
        {rows.map((one) => (
          <HappeningRow key={`${one.resource}-${one.id}`} {...one} />
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
