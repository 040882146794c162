import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useBranchShown } from '../../branch.ts'
import { fieldsOf } from '../../definition.ts'
import { BranchChip } from '../../layout/BranchChip.tsx'
import { useI18n } from '../../useI18n.ts'
import { AddFilter } from './AddFilter.tsx'
import { Arrangement } from '../Arrangement.tsx'
import { FilterChip } from './FilterChip.tsx'
import { isNarrowed, withChange } from './filterValues.ts'
import { listFieldsOf } from '../listFields.ts'
import { useList } from '../ListProvider.tsx'
import { SearchField } from './SearchField.tsx'

/** Whether rows of the resource can be searched. */
export const isSearched = (resource: string): boolean => Object.values(fieldsOf(resource)).some((field) => field.search)

/** Search, filters as sentences, and the arrangement; on a phone only the sentences, the rest is in the bar at the foot. */
export function FilterBar() {
  const { resource, state, change, board } = useList()
  const { translate } = useI18n()
  const [editing, setEditing] = useState<string | null>(null)
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const values = state.filter
  const shown = Object.keys(listFieldsOf(resource)).filter((name) => isNarrowed(name, values) || editing === name)
  const searched = typeof values['q'] === 'string'
  const branch = useBranchShown(resource, values)
  if (narrow && shown.length === 0 && !searched && !branch) return null
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: board ? 0 : 1.5,
        borderBlockEnd: board ? 0 : '1px solid',
        borderColor: 'divider',
      }}
    >
      {isSearched(resource) && (!narrow || searched) && <SearchField sx={{ inlineSize: { xs: '100%', sm: 260 } }} />}
      {branch && <BranchChip branch={branch} />}
      {shown.map((name) => (
        <FilterChip key={name} name={name} open={editing === name} onOpen={() => setEditing(name)} onClose={() => setEditing(null)} />
      ))}
      {!narrow && <AddFilter used={shown} onChoose={setEditing} />}
      {shown.some((name) => isNarrowed(name, values)) && (
        <Button size="small" onClick={() => change({ filter: withChange({}, { q: values['q'] }) })}>
          {translate('admin.filter.clearAll')}
        </Button>
      )}
      {!narrow && !board && (
        <Box sx={{ marginInlineStart: 'auto', display: 'flex' }}>
          <Arrangement />
        </Box>
      )}
    </Box>
  )
}
