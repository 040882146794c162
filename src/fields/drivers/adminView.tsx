import Box from '@mui/material/Box'
import type { Driver } from '../../schema/core/compounds.ts'
import { Code } from '../../admin/core/parts/Code.tsx'
import { RowName } from '../../admin/core/fields/RowName.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import { useI18n } from '../../admin/core/useI18n.ts'
import { mobileText } from '../mobile/mobileText.ts'

/** The drivers of a company, with their mobiles and cars. */
export const drivers: FieldPart<'drivers'> = {
  wide: true,
  View: function DriversView({ value, dense }) {
    const { translate } = useI18n()
    const all = Array.isArray(value) ? (value as Driver[]) : []
    if (all.length === 0) return <Nothing />
    if (dense) return <>{translate('admin.field.entries', { smart_count: all.length })}</>
    return (
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 }}>
        {all.map(({ name, mobile, vehicleId }, place) => (
          <Box component="li" key={place} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25 }}>
            <bdi>{name}</bdi>
            <Code>{mobileText(mobile)}</Code>
            {vehicleId && <RowName target="vehicles" id={vehicleId} linked />}
          </Box>
        ))}
      </Box>
    )
  },
}
