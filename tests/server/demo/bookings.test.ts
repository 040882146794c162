import { describe, expect, it } from 'vitest'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { claimKey, openingsAt } from '../../../server/booking/slots.ts'
import { localDay, minutesAfter } from '../../../server/booking/time.ts'
import { demoRows } from '../../../server/demo/demoRows.ts'

// A working day at noon; before opening; a Friday, when most branches are closed.
const moments = ['2026-11-22T09:00:00.000Z', '2026-11-23T03:00:00.000Z', '2026-11-20T15:00:00.000Z'].map((at) => new Date(at))

describe.each(['noor', 'najd'] as const)('the demo bookings of %s', (tenantId) => {
  describe.each(moments)('at %s', (now) => {
    const { rows, claims } = demoRows(tenantId, now)
    const keys = claims.map(({ resource, startAt }) => claimKey(resource, startAt))
    const ofBooking = Map.groupBy(claims, ({ appointmentId }) => appointmentId)

    it('book nobody and no bay twice', () => {
      expect(new Set(keys).size).toBe(keys.length)
    })

    it('are times that the branch itself would have offered', () => {
      const advisors = rows.staff.map(({ id, workingHours }) => ({ id, workingHours }))
      const holidays = new Set(rows.holidays.map(({ day }) => day))
      const wrong = rows.appointments.filter(({ id, locationId, startAt, endAt, closure, type, advisorId }) => {
        const branch = rows.dealershipLocations.find((one) => one.id === locationId)
        const minutes = (Date.parse(endAt) - Date.parse(startAt)) / 60_000
        const day = localDay(startAt)
        const open = branch && !holidays.has(day) ? openingsAt(branch, day, startAt, minutes, advisors, new Set()) : undefined
        const held = (ofBooking.get(id) ?? []).map(({ resource, startAt: at }) => claimKey(resource, at))
        const bay = held.find((key) => key.startsWith('bay:'))?.split(' ')[0]
        const wanted = closure !== 'none' ? [] : [claimKey(`advisor:${advisorId}`, startAt), ...(type === 'testDrive' ? [] : (open?.units ?? []).map((at) => claimKey(bay ?? '', at)))]
        return !open || !open.advisors.includes(advisorId ?? '') || held.join() !== wanted.join()
      })
      expect(wrong).toEqual([])
    }, 30_000)

    it('have a host of the branch, and wait when they lie ahead', () => {
      const hosts = new Map(rows.staff.map((one) => [one.id, one]))
      const today = localDay(now)
      expect(rows.appointments.filter(({ type, advisorId, locationId }) => {
        const host = hosts.get(advisorId ?? '')
        return host?.staffType !== (type === 'testDrive' ? 'Sales Executive' : 'Service Advisor') || !host.locationIds.includes(locationId)
      })).toEqual([])
      expect(rows.appointments.filter(({ startAt, status }) => localDay(startAt) > today && status !== 'pending')).toEqual([])
      expect(rows.appointments.filter(({ startAt, status, closure }) => localDay(startAt) < today && status === 'pending' && closure === 'none')).toEqual([])
      expect(rows.appointments.filter(({ startAt }) => startAt > minutesAfter(now.toISOString(), 46 * 1440) || startAt < minutesAfter(now.toISOString(), -46 * 1440))).toEqual([])
    })
  })

  it('show all eight statuses on a working day, at noon and before opening', () => {
    for (const now of moments.slice(0, 2)) {
      const today = demoRows(tenantId, now).rows.appointments.filter(({ startAt }) => localDay(startAt) === localDay(now))
      expect(new Set(today.map(({ status }) => status))).toEqual(new Set(enumerations.bookingStatus))
    }
  })

  it('leave room to book in the days ahead', () => {
    const { rows } = demoRows(tenantId, moments[0] as Date)
    const ahead = rows.appointments.filter(({ startAt }) => startAt > minutesAfter('2026-11-22T21:00:00.000Z', 0) && startAt < '2026-11-29T21:00:00.000Z')
    const starts = 6 * rows.dealershipLocations.length * 9
    expect(ahead.length).toBeLessThan(starts * 1.5)
  })
})
