import { grossOf } from '../../../src/schema/core/money.ts'
import type { JobDocument } from '../documentData.ts'
import { Code, Table, type Column } from '../../core/documents/parts.tsx'
import type { Sheet } from '../../core/documents/sheet.ts'

type Line = Omit<JobDocument['booking']['services'][number], 'code'>

/** Items of work with their minutes and prices, including VAT. */
export function WorkTable({ sheet, work }: { sheet: Sheet; work: readonly Line[] }) {
  const { t, say, amount } = sheet
  const columns: Column<Line>[] = [
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
  return <Table sheet={sheet} columns={columns} rows={work} />
}
