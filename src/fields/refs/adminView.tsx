import Box from '@mui/material/Box'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { RowName } from '../../admin/core/fields/RowName.tsx'

const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Rows of another resource. */
export const refs: FieldPart<'refs'> = {
  wide: true,
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
}
