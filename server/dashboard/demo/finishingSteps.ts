// Last changes to demo rows: tags, two customers who are one person, leave, the last sign-in.
import { dayAfter, localDay } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { Random } from '../../core/demo/random.ts'

const customerTags = ['VIP', 'Fleet', 'كبار العملاء', 'Cash', 'موظف حكومي', 'Loyal'] as const
const leadTags = ['Hot', 'مهتم جدًا', 'Finance', 'استبدال', 'Cash', 'Company'] as const
const tagged = <R extends { tags: string[] }>(rows: readonly R[], words: readonly string[], share: number, random: Random): R[] =>
  rows.map((row) => (random.chance(share) ? { ...row, tags: random.shuffled(words).slice(0, random.integer(1, 2)) } : row))

/** Some customers with tags. */
export const tagCustomers = (rows: readonly RowOf<'customers'>[], random: Random): RowOf<'customers'>[] =>
  tagged(rows, customerTags, 0.08, random)
/** Some leads with tags. */
export const tagLeads = (rows: readonly RowOf<'leads'>[], random: Random): RowOf<'leads'>[] => tagged(rows, leadTags, 0.12, random)

const twinMail = 'm.alotaibi@example.com'
const spellings = [
  ['Mohammed', 'Alotaibi'],
  ['Mohamed', 'Al-Otaibi'],
] as const
const twinPlace = 3
/** The same customers, two of whom are one person: same e-mail, name spelled in two ways. */
export const withTwins = (rows: readonly RowOf<'customers'>[]): RowOf<'customers'>[] =>
  rows.map((row, place) => {
    const [firstName, lastName] = spellings[place - twinPlace] ?? []
    if (!firstName || !lastName) return row
    return { ...row, title: null, firstName, lastName, gender: 'male', languageId: '1', nationalId: null, email: twinMail }
  })

/** The same staff: one technician is on leave now, one driver later, and each has a last sign-in. */
export function settleStaff(rows: readonly RowOf<'staff'>[], signIns: readonly RowOf<'signIns'>[], now: Date): RowOf<'staff'>[] {
  const today = localDay(now)
  const away = new Map(
    [
      { who: rows.find(({ staffType }) => staffType === 'Technician'), from: -2, to: 5, note: 'إجازة سنوية' },
      { who: rows.find(({ staffType }) => staffType === 'Driver'), from: 12, to: 20, note: 'Annual leave' },
    ].map(({ who, from, to, note }) => [who?.id, [{ from: dayAfter(today, from), to: dayAfter(today, to), note }]]),
  )
  return rows.map((row) => {
    const last = signIns.find(({ staffId, outcome }) => staffId === row.id && outcome === 'success')
    return { ...row, leave: away.get(row.id) ?? row.leave, lastSignInAt: last?.createdAt ?? null }
  })
}
