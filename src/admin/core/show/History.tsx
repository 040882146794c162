import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { press } from '../../../http/index.ts'
import type { HistoryEntry } from '../../../dataProvider/index.ts'
import type { Row } from '../definition.ts'
import { useI18n } from '../useI18n.ts'
import { HistoryItem } from './HistoryItem.tsx'
import { useHistory } from './useHistory.ts'
import { saysSomething } from './writtenFields.ts'
import { RevertDialog } from './RevertDialog.tsx'
import { Items } from '../parts/Items.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'

/** The history of a row, newest first by day, with the difference of each field. */
export function History({ resource, row }: { resource: string; row: Row }) {
  const { translate, format } = useI18n()
  const [reverting, setReverting] = useState<HistoryEntry['changes'] | null>(null)
  const pages = useHistory(resource, row)
  if (pages.isPending) return <Skeleton variant="rounded" height={120} />
  if (pages.isError)
    return (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
        <Typography variant="body2">{translate('admin.show.historyFailed')}</Typography>
        <Button variant="outlined" size="small" onClick={press(() => pages.refetch())}>
          {translate('admin.list.retry')}
        </Button>
      </Box>
    )
  const entries = pages.data.pages.flatMap(({ data }) => data).filter((entry) => saysSomething(resource, entry))
  const days = new Map<string, HistoryEntry[]>()
  for (const entry of entries) {
    const day = format.date(entry.createdAt)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return (
    <>
      {entries.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.show.noHistory')}
        </Typography>
      )}
      {[...days].map(([day, inside]) => (
        <Box component="section" key={day} sx={{ marginBlockEnd: 2 }}>
          <Typography
            component="h3"
            variant="caption"
            sx={{ display: 'block', fontWeight: 650, color: 'text.secondary', marginBlockEnd: 1 }}
          >
            <bdi>{day}</bdi>
          </Typography>
          <Items ordered>
            {inside.map((entry) => (
              <HistoryItem key={entry.id} resource={resource} row={row} entry={entry} onRevert={setReverting} />
            ))}
          </Items>
        </Box>
      ))}
      {pages.hasNextPage && (
        <Button fullWidth variant="outlined" onClick={press(() => pages.fetchNextPage())}>
          {translate('admin.show.older')}
        </Button>
      )}
      {reverting && <RevertDialog resource={resource} row={row} changes={reverting} onClose={() => setReverting(null)} />}
    </>
  )
}
