// Demo points: earned by the deliveries of the last weeks, and welcome gifts.
import { amountDue } from '../../../src/schema/core/money.ts'
import { pointsFor } from '../../../src/schema/loyalty/pointRules.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { day, doneVisits, managerOf, type DemoContext } from '../../masters/demo/index.ts'

const days = 21
const gifts = 12

/** The entries; the programme began some weeks ago. */
export function makeLoyalty(context: DemoContext): RowOf<'loyaltyEntries'>[] {
  const { random, now, masters } = context
  const [rules] = masters.settings
  const began = new Date(now.getTime() - days * day)
  const visits = doneVisits(context).filter(({ endAt, type }) => endAt > began.toISOString() && type !== 'testDrive')
  const earned = visits.flatMap(({ id, customerId, advisorId, totals, updatedAt }) => {
    const points = rules ? pointsFor(amountDue(totals), rules, totals.currency) : 0
    const at = new Date(updatedAt)
    const values = { customerId, appointmentId: id, kind: 'earned', points }
    return points > 0 ? [demoRow('loyaltyEntries', { id: random.id(at), at, by: advisorId }, values)] : []
  })
  const by = managerOf(context, 'Finance')?.id ?? null
  const guests = [...new Set(visits.map(({ customerId }) => customerId))].slice(0, gifts)
  const given = guests.map((customerId) =>
    demoRow('loyaltyEntries', { id: random.id(began), at: began, by }, { customerId, kind: 'adjusted', points: 100, note: 'Welcome gift' }),
  )
  return [...given, ...earned]
}
