import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { ServiceLine } from '../../schema/core/kinds.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { bilingualText } from '../bilingual/bilingualValue.ts'
import { Amount } from '../../admin/core/parts/Code.tsx'
import { Items } from '../../admin/core/parts/Items.tsx'

interface ServiceTableProps {
  lines: readonly ServiceLine[]
  /** Total with VAT in minor units, where it is not shown elsewhere. */
  gross?: number
  /** Discount of a promotion before VAT in minor units; null: calculated by the server on saving. */
  discount?: number | null
  action?: ((line: ServiceLine) => ReactNode) | undefined
}

/** A table of services: name, minutes, price. */
export function ServiceTable({ lines, gross, discount = 0, action }: ServiceTableProps) {
  const translate = useTranslate()
  const { code, format } = useI18n()
  const row = { display: 'flex', alignItems: 'center', gap: 2, paddingInline: 1.5, minBlockSize: 40 } as const
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        '& > *:not(:last-child)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
      }}
    >
      <Items sx={{ '& > *:not(:last-child)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}>
        {lines.map((line) => (
          <Box component="li" key={line.code} sx={row}>
            <Box component="bdi" sx={{ flex: 1, minInlineSize: 0 }}>
              {bilingualText(line.name, code)}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {translate('admin.field.minutes', { smart_count: line.minutes })}
            </Box>
            <Amount>{format.money(line.price)}</Amount>
            {action?.(line)}
          </Box>
        ))}
      </Items>
      {discount !== 0 && (
        <Box sx={{ ...row, color: 'text.secondary' }}>
          <Box component="span" sx={{ flex: 1 }}>
            {translate(discount === null ? 'admin.field.discountAnew' : 'admin.field.discount')}
          </Box>
          {discount !== null && <Amount>{format.money(-discount)}</Amount>}
        </Box>
      )}
      {gross !== undefined && (
        <Box sx={{ ...row, fontWeight: 650 }}>
          <Box component="span" sx={{ flex: 1 }}>
            {translate('admin.field.grossTotal')}
          </Box>
          <Amount>{format.money(gross)}</Amount>
        </Box>
      )}
    </Box>
  )
}
