// Reminders of due services: once until the car has had work done again, once more after some days, and then its owner is called.
// docs/decisions/carReminders.md
import { createHash } from 'node:crypto'
import { dayMs, daysBetween } from '../../src/schema/core/time/dayLength.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { localDay } from '../core/time/time.ts'
import { sentFor, writeAbout, type CarReminder, type CarStep, type Sent } from './carReminders.ts'
import { dueCars } from './recommendServices.ts'
import { callName } from '../../src/schema/core/customerName.ts'

type Vehicle = RowOf<'vehicles'>
type Customer = RowOf<'customers'>
/** Has a customer called who answered neither message. */
export type CallOwner = (services: Services, tx: Scope, customer: Customer, car: Vehicle, remindedAt: string) => Promise<void>
/** Days after a visit without a message: what is still due was offered then. */
const restDays = 30
/** Days for which the link opens the booking. */
const linkDays = 60

/** Whether an event is among so many percent of all, always the same ones. */
const isAmong = (percent: number, event: string): boolean => createHash('sha256').update(event).digest().readUInt32BE() % 100 < percent

/** What is to be done now for a car: its message or its reminder is sent, or its owner, who answered neither, is called. */
type Step = { event: string } | { remindedAt: string }
/** The step of a car; each comes the days of the setting after the one before, and only if that one left. */
function nextStep(event: string, sent: ReadonlyMap<string, Sent>, repeatDays: number, now: Date): Step | null {
  const again = `${event}:again`
  const [first, second] = [sent.get(event), sent.get(again)]
  if (!first) return { event }
  const last = second ?? first
  const waits = Date.parse(last.createdAt) + repeatDays * dayMs > now.getTime()
  if (repeatDays === 0 || waits || last.status === 'withheld' || last.status === 'failed') return null
  return second ? { remindedAt: second.createdAt } : { event: again }
}

/** The reminders of due services, with what calls an owner. */
export const serviceReminders = (callOwner: CallOwner): CarReminder => ({
  isOn: ({ serviceDueDays }) => serviceDueDays > 0,
  find: async (tx, cars, { serviceDueDays, serviceDueRepeatDays, serviceDueControl }, now) => {
    const events = dueCars(cars, now, serviceDueDays).flatMap(({ car, lastOn }) =>
      lastOn !== null && daysBetween(lastOn, localDay(now)) < restDays ? [] : [{ car, event: `serviceDue:${car.id}:${lastOn ?? 'never'}` }],
    )
    const sent = await sentFor(
      tx,
      events.flatMap(({ event }) => [event, `${event}:again`]),
    )
    return events.flatMap(({ car, event }): CarStep[] => {
      const step = nextStep(event, sent, serviceDueRepeatDays, now)
      if (step === null) return []
      if ('remindedAt' in step)
        return [{ car, event: null, act: (services, tx2, customer) => callOwner(services, tx2, customer, car, step.remindedAt) }]
      const until = new Date(now.getTime() + linkDays * dayMs)
      const leftOut = isAmong(serviceDueControl, event)
      const message = (name: string) => ({ kind: 'serviceDue' as const, car, event: step.event, until, leftOut, words: () => ({ name }) })
      return [
        { car, event: step.event, act: (services, tx2, customer) => writeAbout(services, tx2, customer, message(callName(customer))) },
      ]
    })
  },
})
