// Promotion codes as a house has them: one that holds for everything, one for some services, one that is over.
import { dayAfter, localDay } from '../booking/time.ts'
import type { RowOf } from '../db/repository.ts'
import { promotionTexts } from './content/promotionTexts.ts'
import { demoRow } from './demoRow.ts'
import { hoursAgo, managerOf, type Desk } from './desk.ts'

/** The codes around today. */
export function makePromotions(desk: Desk): RowOf<'promotionCodes'>[] {
  const today = localDay(desk.now)
  const by = managerOf(desk, 'Service')?.id ?? null
  return promotionTexts.map(({ name: [en, ar], fromDay, toDay, codes, ...rest }) => {
    const at = hoursAgo(desk, Math.max(1, -fromDay) * 24)
    const packageIds = desk.masters.servicePackages.filter(({ code }) => (codes as readonly string[]).includes(code)).map(({ id }) => id)
    const values = { ...rest, name: { en, ar }, packageIds, validFrom: dayAfter(today, fromDay), validTo: dayAfter(today, toDay) }
    return demoRow('promotionCodes', { id: desk.random.id(at), at, by }, values)
  })
}
