import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useI18n } from '../core/useI18n.ts'
import type { Sums } from './addUp.ts'

interface TotalsTableProps {
  heading: string
  rows: readonly (Sums & { key: string })[]
  name: (key: string) => ReactNode
  /** Whether the last line adds everything up. */
  total?: boolean
}

/** Sums as a table: number, requested, captured, refunded. */
export function TotalsTable({ heading, rows, name, total }: TotalsTableProps) {
  const { translate, format } = useI18n()
  const whole = new Map<string, Sums>()
  for (const one of rows) {
    const sum = whole.get(one.currency) ?? { currency: one.currency, count: 0, amount: 0, captured: 0, refunded: 0 }
    for (const part of ['count', 'amount', 'captured', 'refunded'] as const) sum[part] += one[part]
    whole.set(one.currency, sum)
  }
  const cells = (sums: Sums) => (
    <>
      <td>{format.number(sums.count)}</td>
      {([sums.amount, sums.captured, sums.refunded] as const).map((minor, place) => (
        <td key={['amount', 'captured', 'refunded'][place]}>{minor === 0 ? '–' : <bdi>{format.money(minor, sums.currency)}</bdi>}</td>
      ))}
    </>
  )
  return (
    <Box
      component="table"
      sx={{
        inlineSize: '100%',
        borderCollapse: 'collapse',
        fontSize: 13,
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { textAlign: 'end', paddingBlock: 0.75, paddingInlineStart: 1.5, whiteSpace: 'nowrap', fontWeight: 450 },
        '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
        '& thead th': { color: 'text.secondary', fontSize: 12 },
        '& tbody tr': { borderBlockStart: 1, borderColor: 'divider' },
        '& tfoot th, & tfoot td': { fontWeight: 650, borderBlockStart: 2, borderColor: 'divider' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {(['count', 'asked', 'taken', 'returned'] as const).map((one) => (
            <th scope="col" key={one}>
              {translate(`admin.payment.summary.columns.${one}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.key} ${row.currency}`}>
            <th scope="row">{name(row.key)}</th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          {[...whole.values()].map((sums) => (
            <tr key={sums.currency}>
              <th scope="row">{translate('admin.payment.summary.total')}</th>
              {cells(sums)}
            </tr>
          ))}
        </tfoot>
      )}
    </Box>
  )
}
