import { View } from '@react-pdf/renderer'
import { grossOf } from '../../../src/schema/core/money.ts'
import { presentTotals } from '../../core/time/region.ts'
import type { JobDocument } from '../documentData.ts'
import { DocumentPage } from '../../core/documents/DocumentPage.tsx'
import { Code, Facts, Heading, PlateMark, Signatures, Table, Words, type Column } from '../../core/documents/parts.tsx'
import type { Sheet } from '../../core/documents/sheet.ts'
import { Totals } from '../../core/documents/Totals.tsx'
import { visitFacts } from './visitFacts.tsx'

type Line = JobDocument['booking']['services'][number]

/** The cost of a job: the agreed work with its total, and separately the work that waits for a decision. */
export function Estimate({ sheet, job }: { sheet: Sheet; job: JobDocument }) {
  const { t, say, amount } = sheet
  const { booking, work } = job
  const open = work.filter(({ decision }) => decision === 'proposed')
  const columns: Column<Omit<Line, 'code'>>[] = [
    { head: '#', width: 26, cell: (_, place) => <Code>{String(place + 1)}</Code> },
    { head: t('messages.documents.work'), cell: ({ name }) => say(name) },
    { head: t('resources.jobServices.fields.minutes'), width: 70, end: true, cell: ({ minutes }) => <Code>{String(minutes)}</Code> },
    {
      head: `${t('messages.documents.price')} (${sheet.currency})`,
      width: 110,
      end: true,
      cell: ({ price }) => <Code>{amount(grossOf(price))}</Code>,
    },
  ]
  return (
    <DocumentPage sheet={sheet} title={t('messages.documents.estimate')} place={job.place} about={booking.ref}>
      <View style={{ backgroundColor: '#f1f4f8', borderRadius: 4, paddingVertical: 5, paddingHorizontal: 10, marginBottom: 12 }}>
        <Words sheet={sheet}>{t('messages.documents.noInvoice')}</Words>
      </View>
      <Facts
        sheet={sheet}
        facts={[
          ...visitFacts(sheet, job),
          ...(job.plate ? [[t('resources.vehicles.fields.plate'), <PlateMark key="plate" plate={job.plate} />] as const] : []),
        ]}
      />
      <Heading sheet={sheet}>{t('messages.documents.agreed')}</Heading>
      <Table sheet={sheet} columns={columns} rows={booking.services} />
      <Totals sheet={sheet} totals={booking.totals} />
      {open.length > 0 && (
        <>
          <Heading sheet={sheet}>{t('messages.documents.proposed')}</Heading>
          <Table sheet={sheet} columns={columns} rows={open} />
          <Totals sheet={sheet} totals={presentTotals(open.map(({ price }) => price))} />
        </>
      )}
      <Signatures sheet={sheet} names={[t('messages.documents.customerSigns'), t('resources.appointments.fields.advisorId')]} />
    </DocumentPage>
  )
}
