import Box from '@mui/material/Box'
import { Suspense, type ReactNode } from 'react'
import { RecordContextProvider, useGetOne, useResourceContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Row } from '../definition.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { usePageParts } from '../featureParts.ts'
import { useI18n } from '../useI18n.ts'
import { PageHeader } from '../pages/PageHeader.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { RowFailed } from '../pages/RowFailed.tsx'
import { DeletedBanner } from './DeletedBanner.tsx'
import { Facts } from './Facts.tsx'
import { ShowHeader } from './ShowHeader.tsx'
import { shownRow } from './shownRow.ts'
import { ShowTabs } from './ShowTabs.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'

const Bare = ({ children }: { children: ReactNode }) => children

/** The page of a row, also a deleted one: title and moves, facts, history and related rows. */
export function ResourceShow() {
  const resource = useResourceContext() ?? ''
  const { id = '' } = useParams()
  const { Around = Bare } = usePageParts(resource)
  const { data: row, error, refetch } = useGetOne<Row>(resource, { id, meta: shownRow })
  if (error && !row) return <RowFailed resource={resource} failure={error} onRetry={() => refetch()} />
  return (
    <Around id={id} waiting={<PageSkeleton />}>
      {row ? <RowPage resource={resource} row={row} /> : <PageSkeleton />}
    </Around>
  )
}

function RowPage({ resource, row }: { resource: string; row: Row }) {
  const i18n = useI18n()
  const { Lead } = usePageParts(resource)
  const deleted = typeof row['deletedAt'] === 'string'
  const beside = resource !== 'audit'
  return (
    <RecordContextProvider value={row}>
      <PageHeader resource={resource} title={rowTitle(resource, row, i18n)}>
        <ShowHeader resource={resource} row={row} still={deleted} />
      </PageHeader>
      {deleted && <DeletedBanner resource={resource} row={row} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: beside ? 'minmax(0, 1fr) 400px' : 'minmax(0, 1fr)' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {Lead && !deleted && (
            <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
              <Lead row={row} />
            </Suspense>
          )}
          <Facts resource={resource} row={row} />
        </Box>
        {beside && <ShowTabs key={row.id} resource={resource} row={row} />}
      </Box>
    </RecordContextProvider>
  )
}
