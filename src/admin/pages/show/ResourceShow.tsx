import Box from '@mui/material/Box'
import { useGetOne, useResourceContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Row } from '../../definition.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { useMay } from '../../rights.ts'
import { useSpeaker } from '../../speaker.ts'
import { PageHeader } from '../PageHeader.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { RowMissing } from '../RowMissing.tsx'
import { Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { ShowHeader } from './ShowHeader.tsx'

/** A row of any resource: what it is and its next moves, its facts, and what happened to it. */
export function ResourceShow() {
  const resource = useResourceContext() ?? ''
  const { id = '' } = useParams()
  const speaker = useSpeaker()
  const may = useMay()
  const { data: row, error } = useGetOne<Row>(resource, { id })
  if (error) return <RowMissing resource={resource} />
  if (!row) return <PageSkeleton />
  const history = resource !== 'audit' && may('list', 'audit')
  return (
    <>
      <PageHeader resource={resource} title={rowTitle(resource, row, speaker)}>
        <ShowHeader resource={resource} row={row} />
      </PageHeader>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: history ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Facts resource={resource} row={row} />
        {history && <History resource={resource} id={row.id} version={row.version} />}
      </Box>
    </>
  )
}
