import { View } from '@react-pdf/renderer'
import type { JobDocument } from '../documentData.ts'
import { DocumentPage } from '../../core/documents/DocumentPage.tsx'
import { Box, Code, Facts, Heading, Moment, PlateMark, rowOf, Signatures, Square, Table, Words } from '../../core/documents/parts.tsx'
import type { Sheet } from '../../core/documents/sheet.ts'
import { visitFacts } from './visitFacts.tsx'

/**
 * The workshop's sheet: the car, the customer's concern, the work with a box for each item, the parts, and a QR code that opens the
 * booking.
 */
export function JobCard({ sheet, job, address }: { sheet: Sheet; job: JobDocument; address: string }) {
  const { t, say, word, number } = sheet
  const { booking, work, parts } = job
  const refused = work.filter(({ decision }) => decision !== 'accepted')
  return (
    <DocumentPage sheet={sheet} title={t('messages.documents.jobCard')} place={job.place} about={booking.ref}>
      <View style={{ flexDirection: rowOf(sheet), gap: 16 }}>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <Facts
            sheet={sheet}
            facts={[
              ...visitFacts(sheet, job),
              [t('resources.appointments.fields.status'), word('bookingStatus', booking.status)],
              [t('resources.appointments.fields.transport'), word('transport', booking.transport)],
            ]}
          />
        </View>
        <View style={{ alignItems: 'center', gap: 6 }}>
          <Square text={address} size={76} />
          {job.named && <PlateMark sheet={sheet} car={job.named} />}
        </View>
      </View>
      <Heading sheet={sheet}>{t('resources.appointments.fields.concern')}</Heading>
      <View style={{ borderWidth: 0.75, borderColor: '#c9d0d9', borderRadius: 4, padding: 8, minHeight: 46 }}>
        <Words sheet={sheet}>{booking.concern ?? ''}</Words>
      </View>
      <Heading sheet={sheet}>{t('messages.documents.toDo')}</Heading>
      <Table
        sheet={sheet}
        rows={booking.services}
        columns={[
          { head: ' ', width: 24, cell: () => <Box /> },
          { head: t('messages.documents.work'), cell: ({ name }) => say(name) },
          { head: t('resources.jobServices.fields.minutes'), width: 70, end: true, cell: ({ minutes }) => <Code>{String(minutes)}</Code> },
        ]}
      />
      {refused.length > 0 && (
        <>
          <Heading sheet={sheet}>{t('messages.documents.notAgreed')}</Heading>
          <Table
            sheet={sheet}
            rows={refused}
            columns={[
              { head: t('messages.documents.work'), cell: ({ name }) => say(name) },
              {
                head: t('resources.jobServices.fields.decision'),
                width: 150,
                cell: ({ decision }) => t(`enumerations.serviceDecision.${decision}`),
              },
            ]}
          />
        </>
      )}
      {parts.length > 0 && (
        <>
          <Heading sheet={sheet}>{t('messages.documents.parts')}</Heading>
          <Table
            sheet={sheet}
            rows={parts}
            columns={[
              { head: t('resources.jobParts.fields.name'), cell: ({ name }) => name },
              {
                head: t('resources.jobParts.fields.partNumber'),
                width: 110,
                cell: ({ partNumber }) => <Code>{partNumber ?? ''}</Code>,
              },
              {
                head: t('resources.jobParts.fields.quantity'),
                width: 50,
                end: true,
                cell: ({ quantity }) => <Code>{number(quantity)}</Code>,
              },
              {
                head: t('resources.jobParts.fields.arrivedAt'),
                width: 110,
                cell: ({ arrivedAt }) => (arrivedAt ? <Moment sheet={sheet} at={arrivedAt} /> : <Box />),
              },
            ]}
          />
        </>
      )}
      <Signatures
        sheet={sheet}
        names={['customerSigns', 'advisorSigns', 'technicianSigns'].map((name) => t(`messages.documents.${name}`))}
      />
    </DocumentPage>
  )
}
