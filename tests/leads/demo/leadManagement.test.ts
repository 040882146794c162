// The demo's leads: times as the server itself would set them, test-drive cars without overlaps, open work for every role.
import { describe, expect, it } from 'vitest'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { afterBusinessMinutes, businessMinutes } from '../../../server/core/time/businessMinutes.ts'
import { spansOf } from '../../../server/core/time/slots.ts'
import { branchOf } from '../../../server/core/time/workshop.ts'
import { demoRows } from '../../../server/demo/demoRows.ts'

const now = new Date('2026-11-22T09:00:00.000Z')

describe.each(['noor', 'najd'] as const)('lead management of %s', (tenantId) => {
  const { rows, claims } = demoRows(tenantId, now)
  const closed = new Set(rows.holidays.map(({ day }) => day))
  const hoursOf = (locationId: string | null) => {
    const location = rows.dealershipLocations.find(({ id }) => id === locationId)
    const [settings] = rows.settings
    return (day: string) => (!location || !settings || closed.has(day) ? [] : spansOf(branchOf(location, settings), day))
  }

  it('knows of each lead how fast it was answered and by when it should have been', () => {
    const some = rows.leads.filter(({ locationId }) => locationId !== null).slice(0, 250)
    for (const { createdAt, firstResponseAt, responseMinutes, locationId, dueAt, status } of some) {
      expect(responseMinutes).toBe(firstResponseAt ? businessMinutes(createdAt, firstResponseAt, hoursOf(locationId)) : null)
      // An answered lead is due at its next contact.
      if (status !== 'in-progress') expect(dueAt).toBe(afterBusinessMinutes(createdAt, 60, hoursOf(locationId)))
    }
    const bands = new Set(rows.leads.map(({ responseBand }) => responseBand))
    expect(enumerations.responseBand.filter((band) => !bands.has(band))).toEqual([])
  })

  it('left no late lead for the clock to find, and knows since when a lead is somebody’s', () => {
    expect(
      rows.leads.filter(({ status, dueAt, escalatedAt }) => status === 'pending' && (dueAt ?? '') < now.toISOString() && !escalatedAt),
    ).toEqual([])
    expect(rows.leads.filter(({ assigneeId, assignedAt }) => (assigneeId === null) !== (assignedAt === null))).toEqual([])
    expect(rows.leads.some(({ status, escalatedAt }) => status === 'pending' && escalatedAt)).toBe(true)
  })

  it('gives each car of a branch to one drive at a time, with its time claimed and its licence seen', () => {
    const cars = new Map(rows.driveCars.map(({ id, locationId }) => [id, locationId]))
    const drives = rows.appointments.filter(({ driveCarId, closure }) => driveCarId !== null && closure === 'none')
    expect(drives.length).toBeGreaterThan(50)
    expect(drives.filter(({ type, locationId, driveCarId }) => type !== 'testDrive' || cars.get(driveCarId ?? '') !== locationId)).toEqual(
      [],
    )
    expect(drives.filter(({ status, licenceChecked }) => (status !== 'pending') !== (licenceChecked === true))).toEqual([])
    const keys = claims.map(({ resource, startAt }) => `${resource} ${startAt}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { driveCarId, startAt } of drives) expect(keys).toContain(`car:${driveCarId} ${startAt}`)
  })

  it('shares leads out by rules, and has follow-ups that are due today', () => {
    expect(rows.leadRouting.some(({ automatic }) => automatic)).toBe(true)
    expect(
      rows.followUps.filter(
        ({ dueAt, contactResult, remindedAt }) => dueAt !== null && dueAt > now.toISOString() && !contactResult && !remindedAt,
      ).length,
    ).toBeGreaterThan(3)
  })
})
