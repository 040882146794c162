import { useGetOne, useResourceContext } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { extraFields } from '../../../schema/access.ts'
import { useSession } from '../../../session/index.ts'
import { definitionOf, type Row } from '../../definition.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { useMay } from '../../rights.ts'
import { useSpeaker } from '../../speaker.ts'
import { PageHeader } from '../PageHeader.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { RowMissing } from '../RowMissing.tsx'
import { ResourceForm } from './ResourceForm.tsx'

// A cache entry of its own: a list's row is masked, and a form must start from the whole one.
const whole = { for: 'form' }

/** Editing any row. */
export function EditPage() {
  const resource = useResourceContext() ?? ''
  const { id = '' } = useParams()
  const speaker = useSpeaker()
  const may = useMay()
  const staff = useSession('staff')
  const { data, error } = useGetOne<Row>(resource, { id, meta: whole }, { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false })
  if (error) return <RowMissing resource={resource} />
  if (!data) return <PageSkeleton />
  const some = staff !== undefined && extraFields(staff, definitionOf(resource)).length > 0
  if (!may('edit', resource, data) && !some) return <Navigate to={`/home/${resource}/${id}/show`} replace />
  const title = rowTitle(resource, data, speaker)
  return (
    <>
      <PageHeader resource={resource} id={id} title={speaker.translate('admin.form.editTitle', { name: title })} rowName={title} />
      <ResourceForm key={data.id} resource={resource} row={data} />
    </>
  )
}
