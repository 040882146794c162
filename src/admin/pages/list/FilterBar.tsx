import Search from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { fieldsOf } from '../../definition.ts'
import { useSpeaker } from '../../speaker.ts'
import { AddFilter } from './AddFilter.tsx'
import { Arrangement } from './Arrangement.tsx'
import { filterable } from './columns.ts'
import { FilterChip } from './FilterChip.tsx'
import { isNarrowed, withChange } from './filterValues.ts'

/** Search, filters that read as sentences, and how the list is laid out. */
export function FilterBar() {
  const { resource, filterValues, setFilters } = useListContext()
  const { translate } = useSpeaker()
  const [editing, setEditing] = useState<string | null>(null)
  const values = filterValues as Record<string, unknown>
  const set = (next: Record<string, unknown>) => setFilters(next, {}, false)
  const sought = String(values['q'] ?? '')
  const [typed, setTyped] = useState(sought)
  const input = useRef<HTMLInputElement>(null)
  // What is being typed runs ahead of the address; everything else follows it.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(sought)
  }, [sought])
  const searched = Object.values(fieldsOf(resource)).some((field) => field.search)
  const shown = filterable(resource).filter((name) => isNarrowed(name, values) || editing === name)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      {searched && (
        <OutlinedInput
          type="search"
          inputRef={input}
          value={typed}
          placeholder={translate('admin.list.search')}
          startAdornment={<Search aria-hidden fontSize="small" sx={{ color: 'text.disabled', marginInlineEnd: 0.5 }} />}
          onChange={(event) => {
            setTyped(event.target.value)
            setFilters(withChange(values, { q: event.target.value }), {}, true)
          }}
          slotProps={{
            input: {
              'aria-label': translate('admin.list.search'),
              dir: 'auto',
              maxLength: 200,
              style: { paddingBlock: 6.5, paddingInline: 4 },
            },
          }}
          sx={{ inlineSize: { xs: '100%', sm: 260 } }}
        />
      )}
      {shown.map((name) => (
        <FilterChip
          key={name}
          name={name}
          resource={resource}
          values={values}
          open={editing === name}
          onOpen={() => setEditing(name)}
          onClose={() => setEditing(null)}
          onChange={set}
        />
      ))}
      <AddFilter names={filterable(resource).filter((name) => !shown.includes(name))} resource={resource} onChoose={setEditing} />
      {shown.some((name) => isNarrowed(name, values)) && (
        <Button size="small" onClick={() => set(withChange({}, { q: values['q'] }))}>
          {translate('admin.filter.clearAll')}
        </Button>
      )}
      <Box sx={{ marginInlineStart: 'auto', display: { xs: 'none', sm: 'block' } }}>
        <Arrangement resource={resource} />
      </Box>
    </Box>
  )
}
