import type { JobDocument } from '../documentData.ts'
import { DocumentPage } from '../../core/documents/DocumentPage.tsx'
import { Code, Heading, Moment, Remark, Table, type Column } from '../../core/documents/parts.tsx'
import type { Sheet } from '../../core/documents/sheet.ts'
import { Totals } from '../../core/documents/Totals.tsx'
import { VisitFacts } from './visitFacts.tsx'
import { WorkTable } from './WorkTable.tsx'

/** A payment by a provider for the visit: its amount in minor units, after what was given back. */
export interface PaidOnline {
  ref: string
  at: string
  minor: number
}

/** What was done at a visit, what it costs, and what was paid online. It is no tax invoice, and says nothing of payments at the branch. */
export function ServiceRecord({ sheet, job, paid }: { sheet: Sheet; job: JobDocument; paid: readonly PaidOnline[] }) {
  const { t, amount } = sheet
  const { booking, place } = job
  const columns: Column<PaidOnline>[] = [
    { head: t('messages.documents.paidAt'), cell: ({ at }) => <Moment sheet={sheet} at={at} /> },
    { head: t('resources.payments.fields.ref'), width: 110, cell: ({ ref }) => <Code>{ref}</Code> },
    {
      head: `${t('resources.payments.fields.amount')} (${sheet.currency})`,
      width: 110,
      end: true,
      cell: ({ minor }) => <Code>{amount(minor)}</Code>,
    },
  ]
  return (
    <DocumentPage sheet={sheet} title={t('messages.documents.serviceRecord')} place={place} about={booking.ref}>
      <Remark sheet={sheet}>{t('messages.documents.noInvoiceRecord')}</Remark>
      <VisitFacts sheet={sheet} job={job} />
      <Heading sheet={sheet}>{t('messages.documents.done')}</Heading>
      <WorkTable sheet={sheet} work={booking.services} />
      <Totals sheet={sheet} totals={booking.totals} />
      {paid.length > 0 && (
        <>
          <Heading sheet={sheet}>{t('messages.documents.paidOnline')}</Heading>
          <Table sheet={sheet} columns={columns} rows={paid} />
        </>
      )}
    </DocumentPage>
  )
}
