import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { Moment, Words } from './parts.tsx'
import { family } from './render.ts'
import type { Sheet } from './sheet.ts'

const styles = StyleSheet.create({
  page: { fontFamily: family, fontSize: 9.5, color: '#1b2430', paddingTop: 30, paddingHorizontal: 34, paddingBottom: 46 },
  // Not set on the page: there it would prevent texts that are known last, such as the page count, from being drawn (react-pdf issue 3566).
  lines: { fontSize: 9.5, lineHeight: 1.45 },
  head: { alignItems: 'flex-end', justifyContent: 'space-between', borderBottomWidth: 2, paddingBottom: 8, marginBottom: 14 },
  tenantName: { fontSize: 15, fontWeight: 700, lineHeight: 1.5 },
  title: { fontSize: 19, fontWeight: 700, lineHeight: 1.3 },
  quiet: { color: '#5b6675', fontSize: 8.5 },
  foot: {
    position: 'absolute',
    bottom: 18,
    left: 34,
    right: 34,
    height: 20,
    justifyContent: 'space-between',
    borderTopWidth: 0.5,
    borderTopColor: '#c9d0d9',
    paddingTop: 5,
  },
  pages: { position: 'absolute', bottom: 20, left: 34, right: 34, direction: 'ltr' },
})

interface DocumentPageProps {
  sheet: Sheet
  title: string
  /** Below the tenant's name: the branch. */
  place: string
  /** Under the title, left to right: a reference, a date. */
  about: string
  wide?: boolean
  children: ReactNode
}

/** A document: tenant and title at the top of every page, print time and page number at the bottom. */
export function DocumentPage({ sheet, title, place, about, wide, children }: DocumentPageProps) {
  const { rtl, t } = sheet
  const row = rtl ? 'row-reverse' : 'row'
  return (
    <Document title={`${title} ${about}`} author={sheet.tenantName} language={rtl ? 'ar' : 'en'}>
      <Page size="A4" orientation={wide ? 'landscape' : 'portrait'} style={styles.page}>
        <View fixed style={{ ...styles.lines, ...styles.head, flexDirection: row, borderBottomColor: sheet.colour }}>
          <View style={{ alignItems: rtl ? 'flex-end' : 'flex-start' }}>
            <Words sheet={sheet} style={styles.tenantName}>
              {sheet.tenantName}
            </Words>
            <Words sheet={sheet} style={styles.quiet}>
              {place}
            </Words>
          </View>
          <View style={{ alignItems: rtl ? 'flex-start' : 'flex-end' }}>
            <Words sheet={sheet} end style={styles.title}>
              {title}
            </Words>
            <Words sheet={sheet} end style={styles.quiet}>
              {about}
            </Words>
          </View>
        </View>
        <View style={styles.lines}>{children}</View>
        <View fixed style={{ ...styles.lines, ...styles.foot, flexDirection: row }}>
          <View style={{ flexDirection: row, gap: 4 }}>
            <Words sheet={sheet} style={styles.quiet}>
              {t('messages.documents.printed')}
            </Words>
            <Moment sheet={sheet} at={sheet.printedAt} style={styles.quiet} />
          </View>
        </View>
        <Text
          fixed
          style={{ ...styles.quiet, ...styles.pages, textAlign: rtl ? 'left' : 'right' }}
          render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
        />
      </Page>
    </Document>
  )
}
