import { useReference } from 'react-admin'
import { RowName } from '../core/fields/RowName.tsx'
import { useForgetting, type Visit } from '../core/recent.ts'

const names = { view: 'names' }

/** The name of a recently opened row; a deleted one is removed. */
export function RecentName({ resource, id }: Visit) {
  const { referenceRecord, isPending, error } = useReference({ reference: resource, id, options: { meta: names } })
  useForgetting({ resource, id }, !isPending && !error && !referenceRecord)
  return <RowName target={resource} id={id} />
}
