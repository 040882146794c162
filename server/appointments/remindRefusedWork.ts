// Reminders of work that a customer declined or put off in the workshop: twice, with a link that opens the booking with it.
// docs/decisions/carReminders.md
import { carMarkInSentence } from '../../src/schema/core/carMark.ts'
import { daysBetween } from '../../src/schema/core/time/dayLength.ts'
import { grossOf } from '../../src/schema/core/money.ts'
import { languages } from '../../src/schema/core/limits.ts'
import { toDecimal } from '../core/gateways/decimal.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { stageOf, writeAbout, type CarReminder } from './carReminders.ts'
import { refusedServices } from './recommendServices.ts'

/** Days after a stage in which its message is still sent: a tenant that switches it on does not write about what was long ago. */
const lateDays = 14
/** Days for which the link opens the booking. */
const linkDays = 30

/** The reminders of refused work: one a car, day and stage, which names the dearest work. */
export const refusedWorkReminders: CarReminder = {
  isOn: ({ refusedFirstDays, refusedLastDays }) => refusedFirstDays > 0 || refusedLastDays > 0,
  find: async (_tx, cars, settings, now) => {
    const today = localDay(now)
    const stages = { first: settings.refusedFirstDays, last: settings.refusedLastDays }
    const stageAt = (on: string) => stageOf(stages, (days) => daysBetween(on, today) >= days && daysBetween(on, today) < days + lateDays)
    const found = refusedServices(cars).flatMap((one) => {
      const { car, refused } = one
      const stage = stageAt(refused.on)
      return stage ? [{ ...one, event: `refusedWork:${car.id}:${refused.on}:${stage}` }] : []
    })
    const { currencyCode } = settings
    return found
      .filter(({ event }, place) => found.findIndex((one) => one.event === event) === place)
      .map(({ car, name, refused, event }) => ({
        ...{ car, event },
        act: (services, tx2, customer) =>
          writeAbout(services, tx2, customer, {
            ...{ kind: 'refusedWork', car, event, query: { service: refused.code } },
            until: new Date(momentOf(dayAfter(today, linkDays), '00:00')),
            words: (language) => ({
              work: name[languages[language].code],
              amount: `${toDecimal(grossOf(refused.price), currencyCode)} ${currencyCode}`,
              plate: carMarkInSentence((key, params) => services.texts(language, key, params), car),
            }),
          }),
      }))
  },
}
