import type { ReceiptDocument } from '../receipt.ts'
import { DocumentPage } from '../../core/documents/DocumentPage.tsx'
import { Code, Facts, Heading, Moment, Remark, Table, type Column } from '../../core/documents/parts.tsx'
import type { Sheet } from '../../core/documents/sheet.ts'

/** A receipt: the payment, its subject, and the amount kept after refunds. It is no tax invoice. */
export function Receipt({ sheet, receipt }: { sheet: Sheet; receipt: ReceiptDocument }) {
  const { t, amount } = sheet
  const { payment, place, customer, vatNumber, title, subjectRef, sums, paidAt } = receipt
  const label = (field: string) => t(`resources.payments.fields.${field}`)
  const columns: Column<(typeof sums)[number]>[] = [
    { head: t('messages.documents.receiptLine'), cell: ({ name }) => t(`messages.documents.sums.${name}`) },
    {
      head: `${label('amount')} (${payment.currency})`,
      width: 130,
      end: true,
      cell: ({ minor }) => <Code>{amount(minor, payment.currency)}</Code>,
    },
  ]
  return (
    <DocumentPage sheet={sheet} title={t('messages.documents.receipt')} place={place} about={payment.ref}>
      <Remark sheet={sheet}>{t('messages.documents.noTaxInvoice')}</Remark>
      <Facts
        sheet={sheet}
        facts={[
          ...(customer ? [[label('customerId'), customer] as const] : []),
          ...(vatNumber ? [[t('resources.customers.fields.vatNumber'), <Code key="vat">{vatNumber}</Code>] as const] : []),
          [label('orderType'), t(`enumerations.paymentOrderType.${payment.orderType}`)],
          ...(title ? [[t('messages.documents.receiptFor'), title] as const] : []),
          ...(subjectRef ? [[t('resources.appointments.fields.ref'), <Code key="ref">{subjectRef}</Code>] as const] : []),
          [label('provider'), t(`enumerations.paymentProvider.${payment.provider}`)],
          [label('state'), t(`enumerations.paymentState.${payment.state}`)],
          [t('messages.documents.paidAt'), <Moment key="at" sheet={sheet} at={paidAt} />],
        ]}
      />
      <Heading sheet={sheet}>{t('messages.documents.receiptSums')}</Heading>
      <Table sheet={sheet} columns={columns} rows={sums} />
    </DocumentPage>
  )
}
