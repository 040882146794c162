import Box from '@mui/material/Box'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { RowName } from '../../admin/core/fields/RowName.tsx'

const lines = ['shortCode', 'buildingNo', 'street', 'district', 'postalCode', 'additionalNo'] as const
const partsOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

/** A Saudi national address; every part may stay empty. */
export const address: FieldPart<'address'> = {
  wide: true,
  height: 232,
  View: ({ value }) => {
    const parts = partsOf(value)
    const shown = lines.flatMap((key) => (typeof parts[key] === 'string' && parts[key] ? [{ key, text: parts[key] }] : []))
    const city = typeof parts['cityId'] === 'string' ? parts['cityId'] : undefined
    if (shown.length === 0 && !city) return <Nothing />
    return (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.25 }}>
        {shown.map(({ key, text }) => (
          <bdi key={key}>{text}</bdi>
        ))}
        {city && <RowName target="cities" id={city} />}
      </Box>
    )
  },
}
