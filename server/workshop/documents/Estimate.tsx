import { presentTotals } from '../../core/time/region.ts'
import type { JobDocument } from '../documentData.ts'
import { DocumentPage } from '../../core/documents/DocumentPage.tsx'
import { Heading, Remark, Signatures } from '../../core/documents/parts.tsx'
import type { Sheet } from '../../core/documents/sheet.ts'
import { Totals } from '../../core/documents/Totals.tsx'
import { VisitFacts } from './visitFacts.tsx'
import { WorkTable } from './WorkTable.tsx'

/** The cost of a job: the agreed work with its total, and separately the work that waits for a decision. */
export function Estimate({ sheet, job }: { sheet: Sheet; job: JobDocument }) {
  const { t } = sheet
  const { booking, work } = job
  const open = work.filter(({ decision }) => decision === 'proposed')
  return (
    <DocumentPage sheet={sheet} title={t('messages.documents.estimate')} place={job.place} about={booking.ref}>
      <Remark sheet={sheet}>{t('messages.documents.noInvoice')}</Remark>
      <VisitFacts sheet={sheet} job={job} />
      <Heading sheet={sheet}>{t('messages.documents.agreed')}</Heading>
      <WorkTable sheet={sheet} work={booking.services} />
      <Totals sheet={sheet} totals={booking.totals} />
      {open.length > 0 && (
        <>
          <Heading sheet={sheet}>{t('messages.documents.proposed')}</Heading>
          <WorkTable sheet={sheet} work={open} />
          <Totals sheet={sheet} totals={presentTotals(open.map(({ price }) => price))} />
        </>
      )}
      <Signatures sheet={sheet} names={[t('messages.documents.customerSigns'), t('resources.appointments.fields.advisorId')]} />
    </DocumentPage>
  )
}
