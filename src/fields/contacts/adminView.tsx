import Box from '@mui/material/Box'
import type { Contact } from '../../schema/core/compounds.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { RowName } from '../../admin/core/fields/RowName.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import { useI18n } from '../../admin/core/useI18n.ts'

/** The contacts of a company, each with what they speak for. */
export const contacts: FieldPart<'contacts'> = {
  wide: true,
  View: function ContactsView({ value, dense }) {
    const { translate } = useI18n()
    const all = Array.isArray(value) ? (value as Contact[]) : []
    if (all.length === 0) return <Nothing />
    if (dense) return <>{translate('admin.field.entries', { smart_count: all.length })}</>
    return (
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 }}>
        {all.map(({ customerId, role }) => (
          <Box component="li" key={`${customerId} ${role}`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25 }}>
            <RowName target="customers" id={customerId} linked />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate(wordKey('contactRole', role))}
            </Box>
          </Box>
        ))}
      </Box>
    )
  },
}
