import { View } from '@react-pdf/renderer'
import { publicSums, type Totals as Sums } from '../../../src/schema/core/money.ts'
import { Code, rowOf, Words } from './parts.tsx'
import type { Sheet } from './sheet.ts'

/** Discount, the total, what points have paid of it, and the VAT in it, below the lines; amounts in minor units. */
export function Totals({ sheet, totals }: { sheet: Sheet; totals: Sums }) {
  const { t, amount } = sheet
  const sums = publicSums(totals).map(({ name, amount: sum }) => {
    const whole = name === 'total' || name === 'due'
    const label = t(`landing.book.${name}`)
    return [whole ? `${label} (${sheet.currency})` : label, sum, whole] as const
  })
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
