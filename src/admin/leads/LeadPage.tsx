import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import { RecordContextProvider, useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Row } from '../core/definition.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { usePageParts } from '../core/featureParts.ts'
import { PageHeader } from '../core/pages/PageHeader.tsx'
import { PageSkeleton } from '../core/pages/PageSkeleton.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { Fold } from '../core/parts/Fold.tsx'
import { DeletedBanner } from '../core/show/DeletedBanner.tsx'
import { Facts } from '../core/show/Facts.tsx'
import { ShowHeader } from '../core/show/ShowHeader.tsx'
import { shownRow } from '../core/show/shownRow.ts'
import { ShowTabs } from '../core/show/ShowTabs.tsx'
import { useI18n } from '../core/useI18n.ts'
import { LeadOverview } from './LeadOverview.tsx'
import { LeadSteps } from './LeadSteps.tsx'
import { LeadTimeline } from './LeadTimeline.tsx'
import { Twins } from './Twins.tsx'

const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minInlineSize: 0 } as const

/** A lead's page: what it is about, its steps and its timeline; the other fields, history and related rows behind one press. */
export function LeadPage() {
  const { id = '' } = useParams()
  const i18n = useI18n()
  const { translate } = i18n
  const { Lead } = usePageParts('leads')
  const [latest, setLatest] = useState<string | null>(null)
  const { data: row, error, refetch } = useGetOne<Row>('leads', { id, meta: shownRow })
  if (error && !row) return <RowFailed resource="leads" failure={error} onRetry={() => refetch()} />
  if (!row) return <PageSkeleton />
  const deleted = typeof row['deletedAt'] === 'string'
  return (
    <RecordContextProvider value={row}>
      <PageHeader resource="leads" title={rowTitle('leads', row, i18n)}>
        <ShowHeader resource="leads" row={row} still={deleted} />
      </PageHeader>
      {deleted && <DeletedBanner resource="leads" row={row} />}
      <Box
        key={row.id}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        {!deleted && (
          <>
            <Box sx={stacked}>
              <LeadOverview row={row} onMade={setLatest} />
              <LeadSteps row={row} />
              <Twins row={row} />
              {Lead && (
                <Suspense fallback={null}>
                  <Lead row={row} />
                </Suspense>
              )}
            </Box>
            <Box sx={{ ...stacked, gridRow: { lg: 'span 2' } }}>
              <LeadTimeline lead={row} latest={latest} />
            </Box>
          </>
        )}
        <Fold show={translate('admin.lead.details')} hide={translate('admin.customer.hideDetails')} open={deleted}>
          <Box sx={{ ...stacked, marginBlockStart: 1 }}>
            <Facts resource="leads" row={row} />
            <ShowTabs resource="leads" row={row} />
          </Box>
        </Fold>
      </Box>
    </RecordContextProvider>
  )
}
