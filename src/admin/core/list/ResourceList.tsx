import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, Suspense, useState } from 'react'
import { useResourceContext } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { definitionOf } from '../definition.ts'
import { currentPreferences } from '../preferences.ts'
import { PageTitle } from '../pages/PageTitle.tsx'
import { useOverrides } from '../featureParts.ts'
import { useMay } from '../rights.ts'
import { nameOf, useI18n } from '../useI18n.ts'
import { NotAllowed } from '../pages/NotAllowed.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { ListCards } from './rows/ListCards.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListError } from './ListError.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListNews } from './ListNews.tsx'
import { ListProvider, useList } from './ListProvider.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTable } from './rows/ListTable.tsx'
import { Pager } from './Pager.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { RowsProvider, useRows } from './rows/Rows.tsx'
import { SelectionBar } from './rows/SelectionBar.tsx'
import { arrivalAt } from './views/readyViews.ts'
import { ViewTabs } from './views/ViewTabs.tsx'
import { lazyPart } from '../parts/lazyPart.ts'
import { Skeleton } from '../parts/Skeleton.tsx'

const QuickLook = lazyPart(() => import('./rows/QuickLook.tsx').then((file) => ({ default: file.QuickLook })))

/** The list of any resource, from its definition alone. */
export const ResourceList = memo(function ResourceList() {
  const resource = useResourceContext() ?? ''
  const may = useMay()
  const { translate } = useI18n()
  const narrow = useNarrow()
  const { search } = useLocation()
  // Coming from the menu, a person who prefers the board gets it; a link with filters opens the list.
  const [toBoard] = useState(
    () => search === '' && definitionOf(resource).board !== undefined && currentPreferences().boards[resource] === true,
  )
  const Above = useOverrides()[resource]?.Above
  if (!may('list', resource)) return <NotAllowed />
  if (toBoard) return <Navigate to={`/home/${resource}/board`} replace />
  return (
    <ListProvider key={resource} resource={resource} arrival={arrivalAt}>
      <RowsProvider>
        <PageTitle>{nameOf(translate, resource)}</PageTitle>
        <ListHeader />
        <ViewTabs />
        <ListNews />
        {Above && (
          <Suspense fallback={<Skeleton variant="rounded" height={140} sx={{ marginBlockEnd: 2 }} />}>
            <Above />
          </Suspense>
        )}
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
          <Box
            sx={{
              flex: 1,
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 3,
              minInlineSize: 0,
              overflow: 'hidden',
            }}
          >
            <FilterBar />
            <SelectionBar />
            <ListBody />
          </Box>
          <LookPlace />
        </Box>
        {narrow && <PhoneBar />}
      </RowsProvider>
    </ListProvider>
  )
})

const useNarrow = () => useMediaQuery((theme) => theme.breakpoints.down('sm'))

function ListBody() {
  const { isPending, error, rows } = useList()
  const narrow = useNarrow()
  if (error && rows.length === 0) return <ListError />
  if (isPending) return <ListSkeleton />
  if (rows.length === 0) return <ListEmpty />
  return (
    <>
      {narrow ? <ListCards /> : <ListTable />}
      <Pager />
    </>
  )
}

/** Loads the quick look when it is first used. */
function LookPlace() {
  const { looked } = useRows()
  const [used, setUsed] = useState(false)
  if (looked && !used) setUsed(true)
  return used ? (
    <Suspense fallback={null}>
      <QuickLook />
    </Suspense>
  ) : null
}
