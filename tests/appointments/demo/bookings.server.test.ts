import { describe, expect, it } from 'vitest'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { claimKey, openingsAt, slotsOfDay } from '../../../server/core/time/slots.ts'
import { dayAfter, localDay, momentOf } from '../../../server/core/time/time.ts'
import { demoRows, type DemoRows } from '../../../server/demo/demoRows.ts'

// A working day at noon; before opening; a Friday, when most branches are closed.
const moments = ['2026-11-22T09:00:00.000Z', '2026-11-23T03:00:00.000Z', '2026-11-20T15:00:00.000Z']
const made = new Map<string, DemoRows>()
const rowsAt = (tenantId: 'noor' | 'najd', now: string): DemoRows => {
  const rows = made.get(tenantId + now) ?? demoRows(tenantId, new Date(now))
  made.set(tenantId + now, rows)
  return rows
}
/** The start of the local day that many days after the given time. */
const midnight = (now: string, days: number) => momentOf(dayAfter(localDay(now), days), '00:00')

describe.each(['noor', 'najd'] as const)('the demo bookings of %s', (tenantId) => {
  describe.each(moments)('at %s', (now) => {
    const { rows, claims } = rowsAt(tenantId, now)
    const keys = claims.map(({ resource, startAt }) => claimKey(resource, startAt))
    const ofBooking = new Map<string, string[]>()
    for (const { appointmentId, resource, startAt } of claims)
      ofBooking.set(appointmentId, [...(ofBooking.get(appointmentId) ?? []), claimKey(resource, startAt)])

    it('book nobody and no bay twice', () => {
      expect(new Set(keys).size).toBe(keys.length)
    })

    it('are one open booking a car, and no more of a customer than the settings allow', () => {
      const open = rows.appointments.filter(({ vehicleId, closure, status }) => vehicleId && closure === 'none' && status !== 'delivered')
      expect(open.length).toBeGreaterThan(50)
      expect(new Set(open.map(({ vehicleId }) => vehicleId)).size).toBe(open.length)
      const counts = new Map<string, number>()
      for (const { customerId } of open) counts.set(customerId, (counts.get(customerId) ?? 0) + 1)
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(rows.settings[0]?.bookingsAtOnce ?? 0)
    })

    it('are times that the branch itself would have offered', () => {
      const holidays = new Set(rows.holidays.map(({ day }) => day))
      const wrong = rows.appointments.filter(({ id, locationId, startAt, endAt, closure, type, advisorId, driveCarId }) => {
        const branch = rows.dealershipLocations.find((one) => one.id === locationId)
        const minutes = (Date.parse(endAt) - Date.parse(startAt)) / 60_000
        const day = localDay(startAt)
        const open =
          branch && !holidays.has(day)
            ? openingsAt(
                startAt,
                branch,
                day,
                minutes,
                rows.staff.filter((one) => one.id === advisorId),
                new Set(),
              )
            : undefined
        const held = ofBooking.get(id) ?? []
        const bay = held.find((key) => key.startsWith('bay:'))?.split(' ')[0]
        const wanted =
          closure !== 'none'
            ? []
            : [
                claimKey(`advisor:${advisorId}`, startAt),
                ...(open?.units ?? []).flatMap((at) =>
                  type !== 'testDrive' ? [claimKey(bay ?? '', at)] : driveCarId ? [claimKey(`car:${driveCarId}`, at)] : [],
                ),
              ]
        return !open || !open.advisors.includes(advisorId ?? '') || held.toSorted().join() !== wanted.toSorted().join()
      })
      expect(wrong).toEqual([])
    }, 30_000)

    it('have a host of the branch, and wait when they lie ahead', () => {
      const [first, today, tomorrow, end] = [midnight(now, -45), midnight(now, 0), midnight(now, 1), midnight(now, 46)]
      const hosts = new Map(rows.staff.map((one) => [one.id, one]))
      expect(
        rows.appointments.filter(({ type, advisorId, locationId }) => {
          const host = hosts.get(advisorId ?? '')
          return (
            host?.staffType !== (type === 'testDrive' ? 'Sales Executive' : 'Service Advisor') || !host.locationIds.includes(locationId)
          )
        }),
      ).toEqual([])
      expect(rows.appointments.filter(({ startAt, status }) => startAt >= tomorrow && status !== 'pending')).toEqual([])
      expect(
        rows.appointments.filter(({ startAt, status, closure }) => startAt < today && status === 'pending' && closure === 'none'),
      ).toEqual([])
      const company = rows.customers.find(({ kind }) => kind === 'company')
      const earlier = rows.appointments.filter(({ startAt }) => startAt < first)
      expect(earlier.length).toBeGreaterThan(10)
      expect(earlier.filter(({ customerId, status }) => customerId !== company?.id || status !== 'delivered')).toEqual([])
      expect(rows.appointments.filter(({ startAt }) => startAt >= end)).toEqual([])
    })
  })

  it('show all eight statuses on a working day, at noon and before opening', () => {
    for (const now of moments.slice(0, 2)) {
      const [from, to] = [midnight(now, 0), midnight(now, 1)]
      const today = rowsAt(tenantId, now).rows.appointments.filter(({ startAt }) => startAt >= from && startAt < to)
      expect(new Set(today.map(({ status }) => status))).toEqual(new Set(enumerations.bookingStatus))
    }
  })

  it('leave every branch a free hour on each open day of the week ahead', () => {
    const [now = ''] = moments
    const { rows, claims } = rowsAt(tenantId, now)
    const taken = new Set(claims.map(({ resource, startAt }) => claimKey(resource, startAt)))
    const days = [1, 2, 3, 4, 5, 6, 7].map((offset) => dayAfter(localDay(now), offset))
    for (const branch of rows.dealershipLocations) {
      const advisors = rows.staff.filter(({ staffType, locationIds }) => staffType === 'Service Advisor' && locationIds.includes(branch.id))
      for (const day of days) {
        const slots = slotsOfDay(now, branch, day, 60, advisors, taken)
        if (slots.length === 0) continue
        expect(slots.filter(({ available }) => available).length, `${branch.name.en} ${day}`).toBeGreaterThan(slots.length / 4)
      }
    }
  })
})
