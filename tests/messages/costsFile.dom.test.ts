// The file of what messages cost, and the sums that the page shows of the same cells.
import { expect, it } from 'vitest'
import type { I18n } from '../../src/admin/core/useI18n.ts'
import { costsTable, sumOf } from '../../src/admin/messages/costsFile.ts'
import { formatFor } from '../../src/i18n/format.ts'
import { defaultRegion } from '../../src/schema/core/time/region.ts'

const i18n: I18n = {
  ...{ language: 'english', code: 'en', ...defaultRegion },
  translate: (key: string) => key,
  format: formatFor('english'),
  models: new Map(),
}
const cells = [
  { kind: 'campaign' as const, month: '2026-11', cost: 1216, parts: 152, messages: 90 },
  { kind: 'otp' as const, month: '2026-11', cost: 5, parts: 1, messages: 1 },
  { kind: 'otp' as const, month: '2026-10', cost: 80, parts: 10, messages: 10 },
]

it('holds every cell with its currency, and the sums are those of its rows', () => {
  const span = { from: '2025-11-30T21:00:00.000Z', to: '2026-11-30T20:59:59.999Z' }
  const months = ['2026-11', '2026-10'].map((month) => ({ month, ...span }))
  const [head, ...rows] = costsTable({ ...span, months, cells, unknown: 0 }, i18n)
  expect(head).toHaveLength(6)
  expect(rows).toEqual([
    ['2026-11', 'enumerations.messageKind.campaign', '90', '152', '12.16', 'SAR'],
    ['2026-11', 'enumerations.messageKind.otp', '1', '1', '0.05', 'SAR'],
    ['2026-10', 'enumerations.messageKind.otp', '10', '10', '0.80', 'SAR'],
  ])
  expect([sumOf(cells, {}).cost, sumOf(cells, { kind: 'otp' }).cost, sumOf(cells, { month: '2026-11' })]).toEqual([
    1301,
    85,
    { cost: 1221, parts: 153, messages: 91 },
  ])
})
