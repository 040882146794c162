import { Suspense } from 'react'
import { useList } from '../core/list/ListProvider.tsx'
import { AfterPaint } from '../core/parts/AfterPaint.tsx'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { LeadTeam } from './LeadTeam.tsx'

const Section = lazyPart(() => import('./NewLeads.tsx').then((file) => ({ default: file.NewLeads })))

const loading = <Skeleton variant="rounded" height={188} sx={{ marginBlockEnd: 2 }} />

/** New leads, above the board and the list, after their rows; not while a person looks for something else. */
export function NewLeads() {
  const { state, total, board } = useList()
  const { filter, view, deleted } = state
  if (deleted || (view === undefined && Object.keys(filter).length > 0)) return null
  if (total === undefined && !board) return loading
  return (
    <AfterPaint fallback={loading}>
      <Suspense fallback={loading}>
        <Section />
      </Suspense>
    </AfterPaint>
  )
}

/** Above the list of leads: the new ones, and the team's figures for people who assign leads. */
export const AboveLeads = () => (
  <>
    <NewLeads />
    <LeadTeam />
  </>
)
