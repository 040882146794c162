import { useGetList, useResourceContext } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { useMay } from '../rights.ts'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { RowFailed } from '../pages/RowFailed.tsx'
import { EditRow } from './EditPage.tsx'

/** The only row of a resource without a list: its form, or the form to create it. */
export function SinglePage() {
  const resource = useResourceContext() ?? ''
  const may = useMay()
  const { data, error, refetch } = useGetList(resource, { pagination: { page: 1, perPage: 1 } }, { enabled: may('list', resource) })
  if (!may('list', resource)) return <Navigate to="/home/access-denied" replace />
  if (error) return <RowFailed resource={resource} failure={error} onRetry={() => refetch()} />
  if (!data) return <PageSkeleton />
  const [row] = data
  if (!row) return <Navigate to={may('create', resource) ? `/home/${resource}/create` : '/home/access-denied'} replace />
  return <EditRow id={String(row.id)} />
}
