// Components of documents. Rows follow the language's direction; codes, numbers and dates are always left to right.
import { Path, StyleSheet, Svg, Text, View, type TextProps } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { encode } from 'uqr'
import { noPlateText, type NamedCar } from '../../../src/schema/core/carMark.ts'
import { plateParts } from '../../../src/schema/core/values/plate.ts'
import type { Sheet } from './sheet.ts'

type Style = Exclude<NonNullable<TextProps['style']>, readonly unknown[]>
const line = '#c9d0d9'
const shade = '#f1f4f8'
const styles = StyleSheet.create({
  label: { color: '#5b6675', fontSize: 8.5 },
  heading: { fontSize: 11.5, fontWeight: 700, marginTop: 14, marginBottom: 5 },
  table: { borderWidth: 0.75, borderColor: line, borderRadius: 4 },
  row: { paddingVertical: 4.5, paddingHorizontal: 8, borderBottomWidth: 0.5, borderBottomColor: line, alignItems: 'center' },
  plate: { borderWidth: 1, borderColor: '#1b2430', borderRadius: 3, alignSelf: 'flex-start' },
  cell: { paddingHorizontal: 6, paddingVertical: 1, fontWeight: 700, fontSize: 10, textAlign: 'center' },
  remark: { backgroundColor: shade, borderRadius: 4, paddingVertical: 5, paddingHorizontal: 10, marginBottom: 12 },
  box: { width: 10, height: 10, borderWidth: 1, borderColor: '#1b2430', borderRadius: 2 },
})

/** The flex direction of a row of the page, mirrored in Arabic. */
export const rowOf = ({ rtl }: Sheet) => (rtl ? ('row-reverse' as const) : ('row' as const))
const startOf = ({ rtl }: Sheet) => (rtl ? ('right' as const) : ('left' as const))
const endOf = ({ rtl }: Sheet) => (rtl ? ('left' as const) : ('right' as const))

/** Text that is left to right in every language: a code, a number or a date. */
export const Code = ({ children, align, bold }: { children: string; align?: 'left' | 'right'; bold?: boolean }) => (
  <Text style={{ direction: 'ltr', ...(align ? { textAlign: align } : {}), ...(bold ? { fontWeight: 700 } : {}) }}>{children}</Text>
)

/** Text in the document's language; the renderer orders text of mixed direction by this base direction, one text at a time. */
export const Words = ({ sheet, end, style, children }: { sheet: Sheet; end?: boolean; style?: Style; children: string }) => (
  <Text style={{ ...style, direction: sheet.rtl ? 'rtl' : 'ltr', textAlign: end ? endOf(sheet) : startOf(sheet) }}>{children}</Text>
)

/** A time (ISO UTC), formatted. Its am/pm marker is a word of the language, so it follows the language's direction. */
export const Moment = ({ sheet, at, style }: { sheet: Sheet; at: string; style?: Style }) => (
  <Words sheet={sheet} {...(style ? { style } : {})}>
    {sheet.dateTime(at)}
  </Words>
)

/** The heading of a section, never alone at the end of a page. */
export const Heading = ({ sheet, children }: { sheet: Sheet; children: string }) => (
  <View minPresenceAhead={60}>
    <Words sheet={sheet} style={styles.heading}>
      {children}
    </Words>
  </View>
)

/** A sentence about the whole document, on a shaded ground. */
export const Remark = ({ sheet, children }: { sheet: Sheet; children: string }) => (
  <View style={styles.remark}>
    <Words sheet={sheet}>{children}</Words>
  </View>
)

/** A label and its value: a text, or an element such as a code. */
export type Fact = readonly [label: string, value: ReactNode]
/** Labelled values in columns (default three), each value below its label. */
export function Facts({ sheet, facts, columns = 3 }: { sheet: Sheet; facts: readonly Fact[]; columns?: number }) {
  return (
    <View style={{ flexDirection: rowOf(sheet), flexWrap: 'wrap', rowGap: 7 }}>
      {facts.map(([label, value]) => (
        <View key={label} style={{ width: `${100 / columns}%`, paddingHorizontal: 2, alignItems: sheet.rtl ? 'flex-end' : 'flex-start' }}>
          <Words sheet={sheet} style={styles.label}>
            {label}
          </Words>
          {typeof value === 'string' ? <Words sheet={sheet}>{value}</Words> : value}
        </View>
      ))}
    </View>
  )
}

/** A column of a table: its heading, its width (points, or a share of the remaining width) and its text alignment. */
export interface Column<R> {
  head: string
  width?: number
  share?: number
  end?: true
  cell: (row: R, place: number) => ReactNode
}
interface TableProps<R> {
  sheet: Sheet
  columns: readonly Column<R>[]
  rows: readonly R[]
}
/** A table that repeats its heading on every page and does not split rows between pages. */
export function Table<R>({ sheet, columns, rows }: TableProps<R>) {
  const boxOf = ({ width, share, end }: Column<R>) => ({
    ...(width ? { width } : { flexGrow: share ?? 1, flexBasis: 0 }),
    paddingHorizontal: 3,
    alignItems: (end ?? false) === sheet.rtl ? ('flex-start' as const) : ('flex-end' as const),
  })
  return (
    <View style={styles.table}>
      <View fixed style={{ ...styles.row, flexDirection: rowOf(sheet), backgroundColor: shade }}>
        {columns.map((column) => (
          <View key={column.head} style={boxOf(column)}>
            <Words sheet={sheet} end={column.end ?? false} style={{ fontWeight: 700, fontSize: 8.5 }}>
              {column.head}
            </Words>
          </View>
        ))}
      </View>
      {rows.map((one, place) => (
        <View
          key={place}
          wrap={false}
          style={{ ...styles.row, flexDirection: rowOf(sheet), ...(place === rows.length - 1 ? { borderBottomWidth: 0 } : {}) }}
        >
          {columns.map((column) => {
            const cell = column.cell(one, place)
            return (
              <View key={column.head} style={boxOf(column)}>
                {typeof cell === 'string' ? (
                  <Words sheet={sheet} end={column.end ?? false}>
                    {cell}
                  </Words>
                ) : (
                  cell
                )}
              </View>
            )
          })}
        </View>
      ))}
    </View>
  )
}

/** A vehicle's plate in both scripts, or that it has none yet. */
export function PlateMark({ sheet, car: { plate, vin } }: { sheet: Sheet; car: NamedCar }) {
  if (plate === null) return <Words sheet={sheet}>{noPlateText(sheet.t, vin)}</Words>
  const { latin, arabic, digits } = plateParts(plate)
  const eastern = digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  const half = (left: string, right: string) => (
    <View style={{ flexDirection: 'row' }}>
      <Text style={{ ...styles.cell, width: 44, direction: 'ltr' }}>{left}</Text>
      <Text style={{ ...styles.cell, width: 44, borderLeftWidth: 0.75, borderLeftColor: '#1b2430' }}>{right}</Text>
    </View>
  )
  return (
    <View style={styles.plate}>
      {half(eastern, [...arabic].join(' '))}
      <View style={{ borderTopWidth: 0.75, borderTopColor: '#1b2430' }}>{half(digits, [...latin].join(' '))}</View>
    </View>
  )
}

/** An empty box to be ticked by hand. */
export const Box = () => <View style={styles.box} />

/** Lines for signatures, one for each name. */
export function Signatures({ sheet, names }: { sheet: Sheet; names: readonly string[] }) {
  return (
    <View wrap={false} style={{ flexDirection: rowOf(sheet), gap: 28, marginTop: 40 }}>
      {names.map((name) => (
        <View key={name} style={{ flexGrow: 1, flexBasis: 0, borderTopWidth: 0.75, borderTopColor: '#1b2430', paddingTop: 4 }}>
          <Words sheet={sheet} style={styles.label}>
            {name}
          </Words>
        </View>
      ))}
    </View>
  )
}

/** A QR code of the text; `size` in points. */
export function Square({ text, size }: { text: string; size: number }) {
  const { data, size: modules } = encode(text, { border: 0, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <Path d={path} fill="#1b2430" />
    </Svg>
  )
}
