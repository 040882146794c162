// Demo promotion codes: one for everything, one for some services, one expired.
import { dayAfter, localDay } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { promotionTexts } from './promotionTexts.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { hoursAgo, managerOf, type DemoContext } from '../../masters/demo/index.ts'

/** Promotion codes valid around today. */
export function makePromotions(context: DemoContext): RowOf<'promotionCodes'>[] {
  const today = localDay(context.now)
  const by = managerOf(context, 'Service')?.id ?? null
  return promotionTexts.map(({ name: [en, ar], fromDay, toDay, codes, ...rest }) => {
    const at = hoursAgo(context, Math.max(1, -fromDay) * 24)
    const packageIds = context.masters.servicePackages.filter(({ code }) => (codes as readonly string[]).includes(code)).map(({ id }) => id)
    const values = { ...rest, name: { en, ar }, packageIds, validFrom: dayAfter(today, fromDay), validTo: dayAfter(today, toDay) }
    return demoRow('promotionCodes', { id: context.random.id(at), at, by }, values)
  })
}
