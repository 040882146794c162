// A demo file of complaints from the manufacturer's hotline, with two lines that need correction.
import { createHash } from 'node:crypto'
import type { RowOf } from '../../core/db/repository.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { hoursAgo, type DemoContext } from '../../masters/demo/index.ts'

const lines = [
  {
    line: 7,
    column: 'mobile',
    problem: 'wrong',
    values: {
      reference: 'HL-20418',
      mobile: '05512',
      name: 'Huda Alqahtani',
      description: 'The air conditioning is still warm after the visit.',
      severity: 'High',
    },
  },
  {
    line: 12,
    column: 'branch',
    problem: 'unknown',
    values: {
      reference: 'HL-20423',
      mobile: '0559120447',
      name: 'ماجد الشهري',
      branch: 'فرع الربوة',
      description: 'لم يتصل أحد بعد انتهاء الصيانة.',
    },
  },
]

/** Only for the company whose feed is configured. */
export function makeFeed(context: DemoContext): { feedFiles: RowOf<'feedFiles'>[]; feedLines: RowOf<'feedLines'>[] } {
  const { random, masters } = context
  if (!masters.settings.some(({ feedSource }) => feedSource !== null)) return { feedFiles: [], feedLines: [] }
  const at = hoursAgo(context, 5)
  const counts = { lines: 14, imported: 11, repeated: 1, bad: lines.length }
  const name = `hotline-${at.toISOString().slice(0, 10)}.csv`
  const file = demoRow(
    'feedFiles',
    { id: random.id(at), at },
    {
      ...counts,
      name,
      source: 'folder',
      state: 'read',
      bytes: 2481,
      hash: createHash('sha256').update(name).digest('hex'),
      modifiedAt: at.toISOString(),
      finishedAt: at.toISOString(),
    },
  )
  return {
    feedFiles: [file],
    feedLines: lines.map((one) =>
      demoRow(
        'feedLines',
        { id: random.id(at), at },
        { ...one, fileId: file.id, externalRef: one.values.reference, department: 'Service' },
      ),
    ),
  }
}
