import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { RecordContextProvider, useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Row } from '../core/definition.ts'
import { usePageParts } from '../core/featureParts.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { PageHeader } from '../core/pages/PageHeader.tsx'
import { PageSkeleton } from '../core/pages/PageSkeleton.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { DeletedBanner } from '../core/show/DeletedBanner.tsx'
import { shownRow } from '../core/show/shownRow.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { ShowTabs } from '../core/show/ShowTabs.tsx'
import { useI18n } from '../core/useI18n.ts'
import { CustomerDetails } from './CustomerDetails.tsx'
import { CustomerHeader } from './CustomerHeader.tsx'
import { CustomerTimeline } from './CustomerTimeline.tsx'
import { CustomerVehicles } from './CustomerVehicles.tsx'
import { MergeHistory } from './MergeHistory.tsx'

/** A customer's page: cars, details, the timeline, and what later features show, which on a phone is last: coming late, it moves nothing. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const i18n = useI18n()
  const { Head, Lead } = usePageParts('customers')
  const { data: row, error, refetch } = useGetOne<Row>('customers', { id, meta: shownRow })
  if (error && !row) return <RowFailed resource="customers" failure={error} onRetry={() => refetch()} />
  if (!row) return <PageSkeleton />
  const deleted = typeof row['deletedAt'] === 'string'
  return (
    <RecordContextProvider value={row}>
      <PageHeader resource="customers" title={rowTitle('customers', row, i18n)}>
        <CustomerHeader row={row} still={deleted} />
      </PageHeader>
      {Head && !deleted && (
        // On a phone its parts are below each other.
        <Box sx={{ minBlockSize: { xs: 112, sm: 32 }, marginBlockEnd: 2 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={32} />}>
            <Head row={row} />
          </Suspense>
        </Box>
      )}
      {deleted && <DeletedBanner resource="customers" row={row} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 5fr)' },
          gridTemplateAreas: { xs: '"whose" "timeline" "more"', lg: '"whose timeline" "more timeline"' },
          // The second row takes what a long timeline leaves.
          gridTemplateRows: { lg: 'auto 1fr' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Box sx={{ gridArea: 'whose', display: 'grid', gap: 2, minInlineSize: 0 }}>
          <CustomerVehicles customerId={row.id} />
          <CustomerDetails row={row} still={deleted} />
          <MergeHistory row={row} />
        </Box>
        <Box sx={{ gridArea: 'timeline', display: 'grid', gap: 2, minInlineSize: 0 }}>
          <CustomerTimeline customerId={row.id} version={row.version} />
          <ShowTabs key={row.id} resource="customers" row={row} />
        </Box>
        {Lead && (
          <Box sx={{ gridArea: 'more', minInlineSize: 0 }}>
            <Suspense fallback={null}>
              <Lead row={row} />
            </Suspense>
          </Box>
        )}
      </Box>
    </RecordContextProvider>
  )
}
