import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { resources } from '../../../schema/resources.ts'
import { definitionOf } from '../definition.ts'
import { useOverrides } from '../featureParts.ts'
import { currentPreferences } from '../preferences.ts'
import { PageTitle } from '../pages/PageTitle.tsx'
import { NotAllowed } from '../pages/NotAllowed.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { FilterBar } from '../list/filters/FilterBar.tsx'
import { ListHeader } from '../list/ListHeader.tsx'
import { ListProvider, useList } from '../list/ListProvider.tsx'
import { writeState } from '../list/listState.ts'
import { PhoneBar } from '../list/PhoneBar.tsx'
import { readyAddress } from '../list/views/readyViews.ts'
import { ViewTabs } from '../list/views/ViewTabs.tsx'
import { MoveDialog } from '../show/MoveDialog.tsx'
import { moveName } from '../show/moveName.ts'
import { useMay } from '../rights.ts'
import { nameOf, useI18n } from '../useI18n.ts'
import { BoardColumns } from './BoardColumns.tsx'
import { BoardFailed } from './BoardFailed.tsx'
import { boardLook } from './boardLook.ts'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { CardMenu } from './CardMenu.tsx'
import { PhoneBoard } from './PhoneBoard.tsx'
import { useBoardController } from './useBoardController.ts'

// Without parameters in the address: the person's usual view, else the board's default view.
const arrival = (resource: string): string => {
  const usual = currentPreferences().views[resource]?.search
  return usual || readyAddress(resource, definitionOf(resource).board?.view)
}

/** The board of a resource: its rows as cards, one column a status. */
export function BoardPage() {
  const { resource = '' } = useParams()
  const may = useMay()
  const { translate } = useI18n()
  if (!(resource in resources) || !definitionOf(resource).board) return <NotFound />
  if (!may('list', resource)) return <NotAllowed />
  return (
    <ResourceContextProvider value={resource}>
      <ListProvider key={resource} resource={resource} arrival={arrival} board>
        <PageTitle>{translate('admin.board.title', { name: nameOf(translate, resource) })}</PageTitle>
        <ListHeader />
        <ViewTabs />
        <Above />
        <FilterBar />
        <Board />
      </ListProvider>
    </ResourceContextProvider>
  )
}

function Above() {
  const { resource } = useList()
  const Part = useOverrides()[resource]?.AboveBoard
  return Part ? (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ) : null
}

function Board() {
  const { resource, state } = useList()
  const { translate } = useI18n()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const controller = useBoardController()
  const { board, asking, menu, stopAsking, closeMenu, request } = controller
  // Deleted rows are not on a board; the list shows them.
  if (state.deleted) return <Navigate to={`/home/${resource}${writeState(resource, state)}`} replace />
  const body = () => {
    if (!board.data) return board.error ? <BoardFailed board={board} /> : <BoardSkeleton resource={resource} />
    return narrow ? <PhoneBoard fixture={controller} /> : <BoardColumns fixture={controller} />
  }
  return (
    <>
      <Box sx={boardLook} className={narrow ? 'phone' : 'wide'} role="region" aria-label={nameOf(translate, resource)}>
        <Suspense fallback={<BoardSkeleton resource={resource} />}>{body()}</Suspense>
      </Box>
      {narrow && <PhoneBar />}
      <CardMenu resource={resource} at={menu} onMove={(row, move) => request(row, move, true)} onClose={closeMenu} />
      {asking && (
        <MoveDialog
          resource={resource}
          row={asking.row}
          move={asking.move}
          title={moveName(translate, resource, asking.move)}
          onClose={stopAsking}
        />
      )}
    </>
  )
}
