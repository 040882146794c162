import Box from '@mui/material/Box'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { RowName } from '../../admin/core/fields/RowName.tsx'

const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Rows of another resource. */
export const refs: FieldPart<'refs'> = {
  wide: true,
  View: ({ field, value, dense }) => {
    const all = ids(value)
    if (all.length === 0) return <Nothing />
    // A list's line has room for one; the others are counted.
    const shown = dense ? all.slice(0, 1) : all
    return (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: dense ? 'nowrap' : 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {shown.map((id) => (
          <RowName key={id} target={field.config.target} id={id} linked={!dense} />
        ))}
        {all.length > shown.length && <bdi dir="ltr">+{all.length - shown.length}</bdi>}
      </Box>
    )
  },
}
