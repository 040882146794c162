import Box from '@mui/material/Box'
import { normalisePlate } from '../../schema/plate.ts'
import { textFilter } from '../filters/TextFilter.tsx'
import { LineInput } from './LineInput.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { SaudiPlate } from './SaudiPlate.tsx'

/** A plate, typed in either script and drawn as it hangs on the car. */
export const plate: FieldPart<'plate'> = {
  Input: ({ field, name, resource, disabled }) => (
    <LineInput
      name={name}
      resource={resource}
      required={field.required}
      disabled={disabled}
      about={(typed) => {
        const read = normalisePlate(typed)
        return read ? (
          <Box component="span" sx={{ display: 'block', paddingBlockStart: 0.5 }}>
            <SaudiPlate value={read} />
          </Box>
        ) : undefined
      }}
    />
  ),
  View: ({ value, dense }) => (typeof value === 'string' && value ? <SaudiPlate value={value} large={!dense} /> : <Nothing />),
  Filter: textFilter,
}
