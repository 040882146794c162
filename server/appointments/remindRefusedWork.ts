// Reminders of work that a customer declined or put off in the workshop: twice, with a link that opens the booking with it.
// docs/decisions/carReminders.md
import { daysBetween } from '../../src/schema/core/time/dayLength.ts'
import { grossOf } from '../../src/schema/core/money.ts'
import { languages } from '../../src/schema/core/limits.ts'
import { toDecimal } from '../core/gateways/decimal.ts'
import type { RowOf } from '../core/db/repository.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { refusalsOf } from './carHistory.ts'
import { sentFor, writeAbout, type CarReminder } from './carReminders.ts'
import { refusedServices } from './recommendServices.ts'

type Settings = Pick<RowOf<'settings'>, 'refusedFirstDays' | 'refusedLastDays'>
/** Days after a stage in which its message is still sent: a tenant that switches it on does not write about what was long ago. */
const lateDays = 14
/** Days for which the link opens the booking. */
const linkDays = 30

/** The stage of work that was refused so many days ago; undefined between the stages, and with 0 days for it. */
function stageOf(days: number, { refusedFirstDays, refusedLastDays }: Settings): 'first' | 'last' | undefined {
  const within = (after: number) => after > 0 && days >= after && days < after + lateDays
  return within(refusedLastDays) ? 'last' : within(refusedFirstDays) ? 'first' : undefined
}

/** The reminders of refused work: one a car, day and stage, which names the dearest work. */
export const refusedWorkReminders: CarReminder = {
  isOn: ({ refusedFirstDays, refusedLastDays }) => refusedFirstDays > 0 || refusedLastDays > 0,
  find: async (tx, cars, settings, now) => {
    const today = localDay(now)
    const stage = (on: string) => stageOf(daysBetween(on, today), settings)
    const staged = new Set((await refusalsOf(tx, cars, now)).flatMap(({ vehicleId, on }) => (stage(on) ? [vehicleId] : [])))
    const concerned = cars.filter(({ id }) => staged.has(id))
    const found = (await refusedServices(tx, concerned, now)).flatMap(({ car, name, refused }) => {
      const at = stage(refused.on)
      return at ? [{ car, name, refused, event: `refusedWork:${car.id}:${refused.on}:${at}` }] : []
    })
    const sent = await sentFor(
      tx,
      found.map(({ event }) => event),
    )
    const { currencyCode } = settings
    return found
      .filter(({ event }, place) => !sent.has(event) && found.findIndex((one) => one.event === event) === place)
      .map(({ car, name, refused, event }) => ({
        car,
        act: (services, tx2, customer) =>
          writeAbout(services, tx2, customer, {
            ...{ kind: 'refusedWork', car, event, query: { service: refused.code } },
            until: new Date(momentOf(dayAfter(today, linkDays), '00:00')),
            words: (language) => ({
              work: name[languages[language].code],
              amount: `${toDecimal(grossOf(refused.price), currencyCode)} ${currencyCode}`,
              plate: car.plate,
            }),
          }),
      }))
  },
}
