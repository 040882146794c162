// Messages about cancelled bookings in the demo, so that its costs are of more than campaigns and of several months.
import { smsSize, smsText } from '../../../src/schema/messages/smsParts.ts'
import { fillPlaceholders } from '../../../src/schema/messages/placeholders.ts'
import { languages } from '../../../src/schema/core/limits.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { visitTime } from '../../core/time/time.ts'
import { day, demoPartPrice, templateTexts, type DemoContext } from '../../masters/demo/index.ts'

const daysBack = 150
const limit = 150
const arrivesAfter = 3_000

/** One for each booking that was cancelled lately, sent when it was. */
export function makeSentMessages({ masters, customers, appointments, now, random }: DemoContext): RowOf<'messages'>[] {
  const since = new Date(now.getTime() - daysBack * day).toISOString()
  const [settings] = masters.settings
  return appointments
    .filter(({ closure, startAt, updatedAt }) => closure === 'cancelled' && startAt > since && (updatedAt ?? '') < now.toISOString())
    .slice(0, limit)
    .flatMap(({ id: rowId, ref, startAt, customerId, locationId, updatedAt }) => {
      const to = customers.find(({ id }) => id === customerId)
      const location = masters.dealershipLocations.find(({ id }) => id === locationId)
      if (!to || !location || !settings || !updatedAt) return []
      const language = languageOf(to.languageId)
      const { code } = languages[language]
      const values = { ref, tenant: settings.name[code], when: visitTime(startAt, language), location: location.name[code] }
      const body = smsText(fillPlaceholders(templateTexts.bookingCancelled[code === 'ar' ? 1 : 0] ?? '', values))
      const { parts } = smsSize(body)
      const at = new Date(updatedAt)
      const details = {
        recipient: to.mobile,
        kind: 'bookingCancelled',
        channel: 'sms',
        languageId: to.languageId,
        customerId,
        body,
      } as const
      return demoRow(
        'messages',
        { id: random.id(at), at },
        {
          ...{ ...details, status: 'delivered', carrier: 'unifonic', attempts: 1, parts, cost: parts * demoPartPrice },
          ...{ resource: 'appointments', rowId, event: `bookingCancelled:${rowId}:demo`, sentAt: at.toISOString() },
          deliveredAt: new Date(at.getTime() + arrivesAfter).toISOString(),
        },
      )
    })
}
