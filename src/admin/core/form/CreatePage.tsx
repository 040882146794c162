import { useResourceContext } from 'react-admin'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useMay } from '../rights.ts'
import { nounOf, useI18n } from '../useI18n.ts'
import { PageHeader } from '../pages/PageHeader.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import { addressValues } from './visibleFields.ts'

/** The form of a new row; the query may set fields (`?customerId=…`), and so may the row that it copies. */
export function CreatePage() {
  const resource = useResourceContext() ?? ''
  const { translate } = useI18n()
  const may = useMay()
  const [query] = useSearchParams()
  const { state, key } = useLocation() as { state: { values?: Record<string, unknown> } | null; key: string }
  if (!may('create', resource)) return <Navigate to="/home/access-denied" replace />
  return (
    <>
      <PageHeader resource={resource} title={translate('admin.form.newTitle', { name: nounOf(translate, resource, 1) })} />
      <ResourceForm key={key} resource={resource} initial={{ ...state?.values, ...addressValues(resource, query) }} />
    </>
  )
}
