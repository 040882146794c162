import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ListBase, useListContext, useResourceContext } from 'react-admin'
import { limits } from '../../../schema/limits.ts'
import { definitionOf } from '../../definition.ts'
import { PageTitle } from '../../layout/PageTitle.tsx'
import { nameOf, useSpeaker } from '../../speaker.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListCards } from './ListCards.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListError } from './ListError.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTable } from './ListTable.tsx'
import { Pager } from './Pager.tsx'

/** The list of any resource, from its definition alone. */
export function ResourceList() {
  const resource = useResourceContext() ?? ''
  const { translate } = useSpeaker()
  const { sort } = definitionOf(resource)
  return (
    <ListBase
      resource={resource}
      sort={sort ?? { field: 'createdAt', order: 'DESC' }}
      perPage={limits.pageSize}
      exporter={false}
      debounce={300}
    >
      <PageTitle>{nameOf(translate, resource)}</PageTitle>
      <ListHeader />
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, minInlineSize: 0, overflow: 'hidden' }}>
        <FilterBar />
        <ListBody />
      </Box>
    </ListBase>
  )
}

function ListBody() {
  const { isPending, error, data, total } = useListContext()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  if (error && !data) return <ListError />
  if (isPending) return <ListSkeleton />
  if (total === 0 || !data || data.length === 0) return <ListEmpty />
  return (
    <>
      {narrow ? <ListCards /> : <ListTable />}
      <Pager />
    </>
  )
}
