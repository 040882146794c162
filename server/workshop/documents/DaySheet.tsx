import type { VisitDocument } from '../documentData.ts'
import { DocumentPage } from '../../core/documents/DocumentPage.tsx'
import { Code, PlateMark, Table, Words } from '../../core/documents/parts.tsx'
import type { Sheet } from '../../core/documents/sheet.ts'

/** A branch's bookings of a day, ordered by time. */
export function DaySheet({ sheet, place, day, visits }: { sheet: Sheet; place: string; day: string; visits: readonly VisitDocument[] }) {
  const { t, say, time, word } = sheet
  const label = (field: string) => t(`resources.appointments.fields.${field}`)
  return (
    <DocumentPage sheet={sheet} wide title={t('messages.documents.daySheet')} place={place} about={sheet.longDay(day)}>
      {visits.length === 0 ? (
        <Words sheet={sheet}>{t('messages.documents.noVisits')}</Words>
      ) : (
        <Table
          sheet={sheet}
          rows={visits}
          columns={[
            { head: t('messages.documents.time'), width: 44, cell: ({ startAt }) => <Code bold>{time(startAt)}</Code> },
            { head: label('ref'), width: 58, cell: ({ ref }) => <Code>{ref}</Code> },
            {
              head: t('resources.vehicles.fields.plate'),
              width: 104,
              cell: ({ named }) => (named ? <PlateMark sheet={sheet} car={named} /> : ''),
            },
            { head: label('customerId'), share: 1.2, cell: ({ customer }) => customer },
            {
              head: label('services'),
              share: 2,
              cell: ({ services }) => services.map(say).join(t('admin.filter.comma')),
            },
            { head: label('advisorId'), share: 1, cell: ({ advisor }) => (advisor ? say(advisor) : '') },
            { head: label('bay'), width: 52, end: true, cell: ({ bay }) => <Code>{bay === null ? '' : String(bay)}</Code> },
            { head: label('status'), share: 0.8, cell: ({ status }) => word('bookingStatus', status) },
          ]}
        />
      )}
    </DocumentPage>
  )
}
