// Reminders before a car's registration, inspection, insurance or warranty ends, with a link that books a check before: once for each car, date
// and stage.
// docs/decisions/carReminders.md
import { daysBetween } from '../../src/schema/core/time/dayLength.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { sentFor, writeAbout, type CarReminder } from './carReminders.ts'

const dates = ['registrationEnd', 'inspectionEnd', 'insuranceEnd', 'warrantyEnd'] as const
type Settings = Pick<RowOf<'settings'>, 'carDateFirstDays' | 'carDateLastDays'>

/** The stage of a date that ends in so many days; undefined while it is too early, and after it. */
function stageOf(left: number, { carDateFirstDays, carDateLastDays }: Settings): 'first' | 'last' | undefined {
  const within = (days: number) => days > 0 && left >= 0 && left <= days
  return within(carDateLastDays) ? 'last' : within(carDateFirstDays) ? 'first' : undefined
}

async function offeredService(tx: Scope, packageId: string | null): Promise<Record<string, string>> {
  const offer = packageId ? await findRow(tx, 'servicePackages', packageId) : undefined
  return offer?.active ? { service: offer.code } : {}
}

/** The reminders of a car's dates. */
export const carDateReminders: CarReminder = {
  isOn: ({ carDateFirstDays, carDateLastDays }) => carDateFirstDays > 0 || carDateLastDays > 0,
  find: async (tx, cars, settings, now) => {
    const today = localDay(now)
    const staged = cars.flatMap((car) =>
      dates.flatMap((field) => {
        const end = car[field]
        const stage = end ? stageOf(daysBetween(today, end), settings) : undefined
        return end && stage ? [{ car, field, end, event: `carDate:${car.id}:${field}:${end}:${stage}` }] : []
      }),
    )
    const sent = await sentFor(
      tx,
      staged.map(({ event }) => event),
    )
    return staged
      .filter(({ event }) => !sent.has(event))
      .toSorted((one, other) => one.end.localeCompare(other.end))
      .map(({ car, field, end, event }) => ({
        car,
        act: async (services, tx2, customer) =>
          writeAbout(services, tx2, customer, {
            ...{ kind: 'carDate', car, event, until: new Date(momentOf(dayAfter(end, 1), '00:00')) },
            query: await offeredService(tx2, settings.carCheckPackageId),
            words: (language) => ({
              document: services.texts(language, `landing.cars.dates.${field}`),
              plate: car.plate,
              date: end.split('-').toReversed().join('/'),
            }),
          }),
      }))
  },
}
