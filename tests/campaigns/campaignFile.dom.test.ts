import { expect, it } from 'vitest'
import { resultsTable } from '../../src/admin/campaigns/resultsFile.ts'
import type { I18n } from '../../src/admin/core/useI18n.ts'
import { defaultRegion } from '../../src/schema/core/time/region.ts'
import { formatFor } from '../../src/i18n/format.ts'

const i18n: I18n = {
  ...{ language: 'english', code: 'en', ...defaultRegion },
  translate: (key: string) => key,
  format: formatFor('english'),
  models: new Map(),
}
const none = { recipients: 0, waiting: 0, sent: 0, delivered: 0, failed: 0, withheld: 0, clicked: 0, booked: 0, optedOut: 0 }

it("holds every number of a campaign's results, told apart by language and day", () => {
  const looked = { audience: 12, eligible: 9, noConsent: 2, capped: 1, unreachable: 0 }
  const languages = [{ ...none, languageId: '1' as const, sent: 4 }]
  const days = [{ day: '2026-11-22', sent: 9, clicked: 3, booked: 1 }]
  const table = resultsTable({ status: 'sent', total: { ...none, recipients: 9, sent: 9 }, looked, languages, days }, i18n)
  expect(table).toContainEqual(['admin.campaign.outcome.recipients', '', '9'])
  expect(table).toContainEqual(['admin.campaign.verdict.noConsent', '', '2'])
  expect(table).toContainEqual(['admin.campaign.outcome.sent', 'enumerations.language.1', '4'])
  expect(table.filter((row) => row[1] === '22/11/2026').map((row) => row[2])).toEqual(['9', '3', '1'])
  expect(new Set(table.map((row) => row.length))).toEqual(new Set([3]))
})
