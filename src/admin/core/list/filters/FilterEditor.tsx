import Box from '@mui/material/Box'
import { canLack } from '../../../../schema/core/resource.ts'
import { filterOf } from '../../../../fields/adminFilters.ts'
import { hasFilter } from '../../filters/HasFilter.tsx'
import { listFieldsOf } from '../listFields.ts'
import { useNarrowing } from './narrowing.ts'
import { isHas, withChange } from './filterValues.ts'

/** Edits a field's filter: values, or whether it has any. */
export function FilterEditor({ name }: { name: string }) {
  const { resource, values, set: narrow } = useNarrowing()
  const field = listFieldsOf(resource)[name]
  if (!field) return null
  const Filter = filterOf(field)
  const set = (next: Readonly<Record<string, unknown>>) => narrow(withChange(values, next), { replace: true })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {Filter && field.filterBy !== 'none' && !isHas(name, values) && (
        <Filter.Editor field={field} name={name} resource={resource} values={values} set={set} />
      )}
      {canLack(field) && <hasFilter.Editor field={field} name={name} resource={resource} values={values} set={set} />}
    </Box>
  )
}
