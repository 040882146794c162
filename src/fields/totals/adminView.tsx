import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/index.ts'
import { amountDue, type Totals } from '../../schema/core/money.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { Amount } from '../../admin/core/parts/Code.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

const isTotals = (value: unknown): value is Totals => typeof value === 'object' && value !== null && 'gross' in value

/** Net, VAT and gross, and what points have paid of it; calculated by the server. */
export const totals: FieldPart<'totals'> = {
  View: function TotalsView({ value, dense }) {
    const translate = useTranslate()
    const { format } = useI18n()
    if (!isTotals(value)) return <Nothing />
    if (dense) return <Amount>{format.money(value.gross, value.currency)}</Amount>
    return (
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content max-content',
          columnGap: 3,
          margin: 0,
          '& dd': { margin: 0, textAlign: 'end' },
        }}
      >
        {value.discount && [
          <dt key="discount">{translate('admin.field.discount')}</dt>,
          <dd key="discount-amount">
            <Amount>{format.money(-value.discount, value.currency)}</Amount>
          </dd>,
        ]}
        {(['net', 'vat', 'gross'] as const).map((part) => [
          <dt key={part} style={{ fontWeight: part === 'gross' ? 650 : undefined }}>
            {translate(`admin.field.${part}`)}
          </dt>,
          <dd key={`${part}-amount`} style={{ fontWeight: part === 'gross' ? 650 : undefined }}>
            <Amount>{format.money(value[part], value.currency)}</Amount>
          </dd>,
        ])}
        {value.byPoints && [
          <dt key="points">{translate('admin.field.byPoints')}</dt>,
          <dd key="points-amount">
            <Amount>{format.money(-value.byPoints, value.currency)}</Amount>
          </dd>,
          <dt key="due" style={{ fontWeight: 650 }}>
            {translate('admin.field.due')}
          </dt>,
          <dd key="due-amount" style={{ fontWeight: 650 }}>
            <Amount>{format.money(amountDue(value), value.currency)}</Amount>
          </dd>,
        ]}
      </Box>
    )
  },
}
