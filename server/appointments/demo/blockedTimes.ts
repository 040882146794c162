// Demo blocked times around today: meetings, training, a lift under maintenance, a branch that closes early.
import type { Word } from '../../../src/schema/enumerations.ts'
import { advisorResource, bayResource, claimKey, type Claims } from '../../core/time/slots.ts'
import { dayAfter, localDay, minutesAfter, momentOf } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'
import type { DemoContext } from '../../masters/demo/index.ts'

interface Plan {
  /** Days from today. */
  offset: number
  from: string
  minutes: number
  reason: Word<'blockReason'>
  who: 'advisor' | 'bay' | 'branch'
  note?: string
}
const plans: readonly Plan[] = [
  { offset: 0, from: '13:00', minutes: 60, reason: 'break', who: 'advisor' },
  { offset: 0, from: '15:00', minutes: 120, reason: 'maintenance', who: 'bay', note: 'صيانة الرافعة' },
  { offset: 1, from: '08:00', minutes: 90, reason: 'meeting', who: 'advisor', note: 'Weekly review' },
  { offset: 2, from: '10:00', minutes: 240, reason: 'training', who: 'advisor', note: 'دورة السيارات الهجينة' },
  { offset: 4, from: '09:00', minutes: 480, reason: 'maintenance', who: 'bay', note: 'Lift inspection' },
  { offset: 24, from: '16:00', minutes: 180, reason: 'training', who: 'branch', note: 'تدريب الدفاع المدني' },
]

/** Blocked times of every branch, outside of bookings. */
export function makeBlockedTimes({ masters, staff, now, random }: DemoContext, taken: Claims): RowOf<'blockedTimes'>[] {
  const today = localDay(now)
  const made = new Date(now.getTime() - 2 * dayMs)
  return masters.dealershipLocations.flatMap((location) => {
    const advisors = staff.filter(({ staffType, locationIds }) => staffType === 'Service Advisor' && locationIds.includes(location.id))
    const bays = Array.from({ length: location.bays }, (_, place) => place + 1)
    return plans.flatMap(({ offset, from, minutes, reason, who, note }) => {
      const startAt = momentOf(dayAfter(today, offset), from)
      const units = Array.from({ length: Math.ceil(minutes / location.slotMinutes) + 1 }, (_, place) =>
        minutesAfter(startAt, place * location.slotMinutes),
      )
      const free = (resource: string) => !units.some((unit) => taken.has(claimKey(resource, unit)))
      const advisor = advisors.find(({ id }) => free(advisorResource(id)))
      const bay = bays.toReversed().find((one) => free(bayResource(location.id, one)))
      const open = [...advisors.map(({ id }) => advisorResource(id)), ...bays.map((one) => bayResource(location.id, one))].every(free)
      if ((who === 'advisor' && !advisor) || (who === 'bay' && !bay) || (who === 'branch' && !open)) return []
      return [
        demoRow(
          'blockedTimes',
          { id: random.id(made), at: made, by: null },
          {
            locationId: location.id,
            staffId: who === 'advisor' ? (advisor?.id ?? null) : null,
            bay: who === 'bay' ? (bay ?? null) : null,
            startAt,
            endAt: minutesAfter(startAt, minutes),
            reason,
            note: note ?? null,
          },
        ),
      ]
    })
  })
}
