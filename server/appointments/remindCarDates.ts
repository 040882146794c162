// Reminders before a car's registration, inspection, insurance or warranty ends, with a link that books a check before: once for each car, date
// and stage.
// docs/decisions/carReminders.md
import { carMarkInSentence } from '../../src/schema/core/carMark.ts'
import { daysBetween } from '../../src/schema/core/time/dayLength.ts'
import { findRow, type Scope } from '../core/db/repository.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { stageOf, writeAbout, type CarReminder, type CarStep } from './carReminders.ts'

const dates = ['registrationEnd', 'inspectionEnd', 'insuranceEnd', 'warrantyEnd'] as const
async function offeredService(tx: Scope, packageId: string | null): Promise<Record<string, string>> {
  const offer = packageId ? await findRow(tx, 'servicePackages', packageId) : undefined
  return offer?.active ? { service: offer.code } : {}
}

/** The reminders of a car's dates. */
export const carDateReminders: CarReminder = {
  isOn: ({ carDateFirstDays, carDateLastDays }) => carDateFirstDays > 0 || carDateLastDays > 0,
  find: async (_tx, cars, settings, now) => {
    const today = localDay(now)
    const stages = { first: settings.carDateFirstDays, last: settings.carDateLastDays }
    const ending = cars.flatMap(({ car }) => dates.flatMap((field) => ({ car, field, end: car[field] ?? '' })))
    return ending
      .filter(({ end }) => end >= today)
      .toSorted((one, other) => one.end.localeCompare(other.end))
      .flatMap(({ car, field, end }): CarStep[] => {
        const stage = stageOf(stages, (days) => daysBetween(today, end) <= days)
        if (!stage) return []
        const event = `carDate:${car.id}:${field}:${end}:${stage}`
        const act: CarStep['act'] = async (services, tx2, customer) =>
          writeAbout(services, tx2, customer, {
            ...{ kind: 'carDate', car, event, until: new Date(momentOf(dayAfter(end, 1), '00:00')) },
            query: await offeredService(tx2, settings.carCheckPackageId),
            words: (language) => ({
              document: services.texts(language, `landing.cars.dates.${field}`),
              plate: carMarkInSentence((key, params) => services.texts(language, key, params), car),
              date: end.split('-').toReversed().join('/'),
            }),
          })
        return [{ car, event, act }]
      })
  },
}
