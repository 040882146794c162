import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/index.ts'
import type { Totals } from '../../schema/money.ts'
import { useSpeaker } from '../speaker.ts'
import { Code } from './Code.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

const isTotals = (value: unknown): value is Totals => typeof value === 'object' && value !== null && 'gross' in value

/** Net, VAT and gross; the server computes them. */
export const totals: FieldPart<'totals'> = {
  View: function TotalsView({ value, dense }) {
    const translate = useTranslate()
    const { format } = useSpeaker()
    if (!isTotals(value)) return <Nothing />
    if (dense) return <Code>{format.money(value.gross, value.currency)}</Code>
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
        {(['net', 'vat', 'gross'] as const).map((part) => [
          <dt key={part} style={{ fontWeight: part === 'gross' ? 650 : undefined }}>
            {translate(`admin.field.${part}`)}
          </dt>,
          <dd key={`${part}-amount`} style={{ fontWeight: part === 'gross' ? 650 : undefined }}>
            <Code>{format.money(value[part], value.currency)}</Code>
          </dd>,
        ])}
      </Box>
    )
  },
}
