import { useGetOne, useResourceContext } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { extraFields } from '../../../schema/core/access.ts'
import { useSession } from '../../../session/index.ts'
import { definitionOf, type Row } from '../definition.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { PageHeader } from '../pages/PageHeader.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { RowFailed } from '../pages/RowFailed.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import { wholeRow } from './wholeRow.ts'

/** Editing any row. */
export function EditPage() {
  const { id = '' } = useParams()
  return <EditRow id={id} />
}

/** The form of the row with this id. */
export function EditRow({ id }: { id: string }) {
  const resource = useResourceContext() ?? ''
  const i18n = useI18n()
  const may = useMay()
  const staff = useSession('staff')
  const { data, error, refetch } = useGetOne<Row>(
    resource,
    { id, meta: wholeRow },
    { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false },
  )
  if (error) return <RowFailed resource={resource} failure={error} onRetry={() => refetch()} />
  if (!data) return <PageSkeleton />
  const definition = definitionOf(resource)
  const some = staff !== undefined && extraFields(staff, definition).length > 0
  if (definition.readOnly || (!may('edit', resource, data) && !some)) return <Navigate to={`/home/${resource}/${id}/show`} replace />
  const title = rowTitle(resource, data, i18n)
  return (
    <>
      <PageHeader resource={resource} id={id} title={i18n.translate('admin.form.editTitle', { name: title })} rowName={title} />
      <ResourceForm key={data.id} resource={resource} row={data} />
    </>
  )
}
