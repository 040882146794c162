import { View } from '@react-pdf/renderer'
import { amountDue, type Totals as Sums } from '../../../src/schema/core/money.ts'
import { Code, rowOf, Words } from './parts.tsx'
import type { Sheet } from './sheet.ts'

/** Net, VAT, the total and what points have paid of it, below the lines; amounts in minor units. */
export function Totals({ sheet, totals }: { sheet: Sheet; totals: Sums }) {
  const { t, amount } = sheet
  const sums = [
    ...(totals.discount ? ([[t('landing.book.discount'), -totals.discount, false]] as const) : []),
    [t('landing.book.net'), totals.net, false],
    [t('landing.book.vat'), totals.vat, false],
    [`${t('landing.book.total')} (${sheet.currency})`, totals.gross, true],
    ...(totals.byPoints
      ? ([
          [t('landing.book.byPoints'), -totals.byPoints, false],
          [`${t('landing.book.due')} (${sheet.currency})`, amountDue(totals), true],
        ] as const)
      : []),
  ] as const
  return (
    <View wrap={false} style={{ alignItems: sheet.rtl ? 'flex-start' : 'flex-end', marginTop: 8 }}>
      <View style={{ width: 230 }}>
        {sums.map(([label, sum, whole]) => (
          <View
            key={label}
            style={{
              flexDirection: rowOf(sheet),
              justifyContent: 'space-between',
              paddingVertical: 2.5,
              paddingHorizontal: 11,
              ...(whole ? { borderTopWidth: 1, borderTopColor: '#1b2430', marginTop: 3, paddingTop: 5 } : {}),
            }}
          >
            <Words sheet={sheet} style={{ fontWeight: whole ? 700 : 400 }}>
              {label}
            </Words>
            <Code bold={whole}>{amount(sum)}</Code>
          </View>
        ))}
      </View>
    </View>
  )
}
