import Box from '@mui/material/Box'
import { rowsFilter } from '../filters/RowsFilter.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { RowName } from './RowName.tsx'
import { RowSearch } from './RowSearch.tsx'
import { useFieldInput } from './useFieldInput.ts'

const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Rows of another resource. */
export const refs: FieldPart<'refs'> = {
  wide: true,
  Input: function RefsInput({ field, name, resource, disabled }) {
    const input = useFieldInput(name, resource)
    return (
      <FieldFrame id={input.id} label={input.label} required error={input.error}>
        <RowSearch
          id={input.id}
          multiple
          target={field.config.target}
          value={ids(input.value)}
          onChange={input.set}
          onBlur={input.onBlur}
          disabled={disabled ?? false}
          error={Boolean(input.error)}
          describedBy={input.describedBy}
        />
      </FieldFrame>
    )
  },
  View: ({ field, value, dense }) => {
    if (ids(value).length === 0) return <Nothing />
    return (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        {ids(value).map((id) => (
          <RowName key={id} target={field.config.target} id={id} linked={!dense} />
        ))}
      </Box>
    )
  },
  Filter: rowsFilter,
}
