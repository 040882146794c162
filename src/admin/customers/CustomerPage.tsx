import Box from '@mui/material/Box'
import { RecordContextProvider, useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Row } from '../core/definition.ts'
import { usePageParts } from '../core/featureParts.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { PageHeader } from '../core/pages/PageHeader.tsx'
import { PageSkeleton } from '../core/pages/PageSkeleton.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { DeletedBanner } from '../core/show/DeletedBanner.tsx'
import { Facts } from '../core/show/Facts.tsx'
import { shownRow } from '../core/show/shownRow.ts'
import { ShowTabs } from '../core/show/ShowTabs.tsx'
import { useI18n } from '../core/useI18n.ts'
import { CustomerHeader } from './CustomerHeader.tsx'
import { CustomerTimeline } from './CustomerTimeline.tsx'
import { CustomerVehicles } from './CustomerVehicles.tsx'
import { Duplicates } from './Duplicates.tsx'
import { MergeHistory } from './MergeHistory.tsx'

/** A customer's page: details, cars, what later features show, and timeline. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const i18n = useI18n()
  const { Lead } = usePageParts('customers')
  const { data: row, error, refetch } = useGetOne<Row>('customers', { id, meta: shownRow })
  if (error && !row) return <RowFailed resource="customers" failure={error} onRetry={() => refetch()} />
  if (!row) return <PageSkeleton />
  const deleted = typeof row['deletedAt'] === 'string'
  return (
    <RecordContextProvider value={row}>
      <PageHeader resource="customers" title={rowTitle('customers', row, i18n)}>
        <CustomerHeader row={row} still={deleted} />
      </PageHeader>
      {deleted && <DeletedBanner resource="customers" row={row} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
          {!deleted && <Duplicates row={row} />}
          <CustomerVehicles customerId={row.id} />
          {Lead && <Lead row={row} />}
          <Facts resource="customers" row={row} />
          <MergeHistory row={row} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
          <CustomerTimeline customerId={row.id} version={row.version} />
          <ShowTabs key={row.id} resource="customers" row={row} />
        </Box>
      </Box>
    </RecordContextProvider>
  )
}
