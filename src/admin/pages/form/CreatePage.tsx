import { useResourceContext } from 'react-admin'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isWritable } from '../../../dataProvider/index.ts'
import { useMay } from '../../rights.ts'
import { nameOf, useSpeaker } from '../../speaker.ts'
import { PageHeader } from '../PageHeader.tsx'
import { ResourceForm } from './ResourceForm.tsx'

/** A new row of any resource; the query may fill fields in (`?customerId=…`). */
export function CreatePage() {
  const resource = useResourceContext() ?? ''
  const { translate } = useSpeaker()
  const may = useMay()
  const [query] = useSearchParams()
  if (!may('create', resource)) return <Navigate to="/home/access-denied" replace />
  const initial = Object.fromEntries([...query].filter(([name]) => isWritable(resource, name, 'create')))
  return (
    <>
      <PageHeader resource={resource} title={translate('admin.form.newTitle', { name: nameOf(translate, resource, 1) })} />
      <ResourceForm resource={resource} initial={initial} />
    </>
  )
}
