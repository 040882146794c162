import { describe, expect, it } from 'vitest'
import type { AnyField } from '../../../src/schema/core/field.ts'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { totalsOf } from '../../../src/schema/core/money.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { vinCheckDigitHolds } from '../../../src/schema/core/values/vin.ts'
import { personas } from '../../../server/core/demo/content/personas.ts'
import { demoCounts, demoRows } from '../../../server/demo/demoRows.ts'
import { accountEmail } from '../../../server/staff/demo/staff.ts'

const now = new Date('2026-11-22T09:00:00.000Z')
const few = { customers: 60, vehicles: 90, appointments: 120, leads: 100 }

describe.each(['noor', 'najd'] as const)('the demo rows of %s', (tenantId) => {
  const { rows } = demoRows(tenantId, now)
  const lists = Object.entries(rows) as [ResourceName, Record<string, unknown>[]][]
  const fields = (name: ResourceName) => Object.entries(resources[name].fields as Record<string, AnyField>)

  it('come in the promised numbers', () => {
    const { customers, vehicles, appointments, leads } = rows
    expect({ customers: customers.length, vehicles: vehicles.length, appointments: appointments.length, leads: leads.length }).toEqual(
      demoCounts,
    )
    expect(rows.settings).toHaveLength(1)
    expect(rows.featureFlags.map(({ flag }) => flag)).toEqual(enumerations.featureFlag)
  })

  it('are what the schema lets the API answer', () => {
    for (const [name, list] of lists)
      for (const row of list) expect(Object.keys(resources[name].record.parse(row))).not.toContain('password')
  })

  it('refer only to rows of the same company, and to its staff', () => {
    const ids = new Map(lists.map(([name, list]) => [name as string, new Set(list.map(({ id }) => id))]))
    const missing = lists.flatMap(([name, list]) =>
      list.flatMap((row) =>
        fields(name).flatMap(([field, { kind, config }]) => {
          const held = ['ref', 'refs', 'upload', 'uploads'].includes(kind) ? [row[field] ?? []].flat() : []
          const target = (config as { target?: string }).target ?? ''
          return held.filter((id) => !ids.get(target)?.has(id)).map((id) => `${name}.${field} ${String(id)}`)
        }),
      ),
    )
    expect(missing).toEqual([])
    const makers = lists
      .flatMap(([, list]) => list.flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy]))
      .filter((id) => id !== null)
    expect(makers.filter((id) => !ids.get('staff')?.has(id))).toEqual([])
  })

  it('hold every unique value once', () => {
    for (const [name, list] of lists) {
      for (const field of [
        'id',
        ...fields(name)
          .filter(([, one]) => one.unique)
          .map(([key]) => key),
      ]) {
        const held = list.map((row) => row[field]).filter((value) => value !== null)
        expect(new Set(held).size, `${name}.${field}`).toBe(held.length)
      }
    }
  })

  it('never tell of what is still to come', () => {
    for (const [, list] of lists)
      for (const row of list) {
        expect(String(row['createdAt']) <= String(row['updatedAt'])).toBe(true)
        expect(String(row['updatedAt']) <= now.toISOString()).toBe(true)
      }
    expect(
      rows.leads.filter(
        ({ createdAt, firstResponseAt }) =>
          firstResponseAt !== null && (firstResponseAt < createdAt || firstResponseAt > now.toISOString()),
      ),
    ).toEqual([])
  })

  it('open an account for each designation, with the department that leads to it', () => {
    for (const role of enumerations.designation) {
      const account = rows.staff.find(({ email }) => email === accountEmail(role, tenantId))
      expect(rows.designation.find(({ id }) => id === account?.designationId)?.role).toBe(role)
    }
    expect(accountEmail('Sales Manager', 'noor')).toBe('sales-manager@noor.example')
  })

  it('know the persona, with two approved vehicles that are due', () => {
    const persona = personas[tenantId]
    const customer = rows.customers.find(({ mobile }) => mobile === persona.mobile)
    expect(customer).toMatchObject({ firstName: persona.firstName, languageId: '2', mobileVerification: 'Verified' })
    const cars = rows.vehicles.filter(({ customerId }) => customerId === customer?.id)
    expect(cars.map(({ plate, status }) => [plate, status])).toEqual(persona.vehicles.map(({ plate }) => [plate, 'Approved']))
    expect(rows.appointments.filter(({ customerId }) => customerId === customer?.id)).toEqual([])
  })

  it('carry true check digits and true totals', () => {
    expect(rows.vehicles.filter(({ vin }) => vin !== null && !vinCheckDigitHolds(vin))).toEqual([])
    expect(rows.appointments.filter(({ services, totals }) => totals.gross !== totalsOf(services.map(({ price }) => price)).gross)).toEqual(
      [],
    )
  })

  it('could be real: little waits for long, people are spoken of as what they are, a next step fits what was said', () => {
    const hours = (since: string) => (now.getTime() - Date.parse(since)) / 3_600_000
    const young = (list: readonly { createdAt: string }[], limit: number) =>
      list.filter(({ createdAt }) => hours(createdAt) < limit).length / list.length
    const waiting = rows.leads.filter(({ status }) => status === 'pending')
    expect(waiting.length).toBeGreaterThan(5)
    expect(young(waiting, 48)).toBeGreaterThan(0.5)
    const cars = rows.vehicles.filter(({ status }) => status === 'Pending')
    expect([cars.length > 3, cars.length < 40]).toEqual([true, true])
    expect(young(cars, 48)).toBeGreaterThan(0.5)
    const texts = lists.flatMap(([, list]) => list.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')))
    expect(texts.filter((text) => /\{[^}]*\|/.test(text))).toEqual([])
    const women = new Set(rows.customers.filter(({ gender }) => gender === 'female').map(({ id }) => id))
    const absent = rows.appointments.filter(({ closeReason }) => /^(لم ي|لم ت)حضر/.test(closeReason ?? ''))
    expect(absent.length).toBeGreaterThan(0)
    expect(absent.filter(({ closeReason, customerId }) => women.has(customerId) !== closeReason?.startsWith('لم ت'))).toEqual([])
    // A number that is wrong, or somebody who was not reached, is followed by another try only.
    const contacts = new Map(rows.followUps.filter(({ contactResult }) => contactResult).map((one) => [one.leadId, one]))
    const afterMissed = rows.followUps.filter(
      ({ contactResult, leadId }) => !contactResult && contacts.get(leadId ?? '')?.contactResult !== 'reached',
    )
    expect(afterMissed.filter(({ channel }) => channel !== 'call')).toEqual([])
    const bought = new Set(rows.vehicles.map(({ warrantyEnd }) => warrantyEnd))
    expect(bought.size).toBeGreaterThan(rows.vehicles.length / 4)
  })

  it('hold a contact, as its state says, for each lead that somebody worked on, and none for others', () => {
    const leads = new Map(rows.leads.map((one) => [one.id, one]))
    const contacts = rows.followUps.filter(({ contactResult }) => contactResult)
    const contacted = new Set(contacts.map(({ leadId }) => leadId))
    const worked = rows.leads.filter(({ status }) => !['pending', 'deleted'].includes(status))
    expect(worked.filter(({ id }) => !contacted.has(id))).toEqual([])
    expect(contacted.size).toBe(worked.length)
    const misfits = contacts.filter(({ leadId, contactResult, createdAt, staffId }) => {
      const { status, lostReason, firstResponseAt, updatedAt } = leads.get(leadId ?? '') ?? rows.leads[0]!
      const reached = contactResult === 'reached'
      const fits =
        lostReason === 'unreachable'
          ? contactResult === 'noAnswer'
          : lostReason === 'junk'
            ? contactResult === 'wrongNumber'
            : status === 'in-progress' || reached
      return !fits || !staffId || createdAt !== (firstResponseAt ?? updatedAt)
    })
    expect(misfits).toEqual([])
  })

  it('know of each visit the mileage of its day', () => {
    const present = new Map(rows.vehicles.map(({ id, mileageKm }) => [id, mileageKm ?? 0]))
    const earlier = rows.appointments
      .filter(({ mileageIn, startAt }) => mileageIn !== null && startAt < '2026-11-12')
      .map(({ mileageIn, vehicleId }) => (present.get(vehicleId ?? '') ?? 0) - (mileageIn ?? 0))
    expect(Math.min(...earlier)).toBeGreaterThanOrEqual(0)
    expect(earlier.filter((km) => km > 0).length).toBeGreaterThan(earlier.length * 0.9)
  })

  it('answer, end and give reasons as their status says', () => {
    expect(rows.leads.filter(({ status, firstResponseAt }) => ['in-progress', 'completed'].includes(status) && !firstResponseAt)).toEqual(
      [],
    )
    expect(rows.leads.filter(({ status, outcome }) => (status === 'completed') !== (outcome !== null))).toEqual([])
    expect(rows.leads.filter(({ status, lostReason }) => (status === 'closed') !== (lostReason !== null))).toEqual([])
    expect(rows.leads.filter(({ status, firstResponseAt }) => status === 'pending' && firstResponseAt)).toEqual([])
    expect(rows.vehicles.filter(({ status, rejectReason }) => (status === 'Rejected') !== (rejectReason !== null))).toEqual([])
  })
})

describe('demo rows', () => {
  it('repeat themselves for the same company, moment and counts', () => {
    expect(demoRows('noor', now, few)).toEqual(demoRows('noor', now, few))
  })

  it('differ between the two companies', () => {
    const [noor, najd] = [demoRows('noor', now, few), demoRows('najd', now, few)]
    const ids = new Set(
      Object.values(noor.rows)
        .flat()
        .map(({ id }) => id),
    )
    expect(
      Object.values(najd.rows)
        .flat()
        .filter(({ id }) => ids.has(id)),
    ).toEqual([])
    expect(najd.rows.makes.length).not.toBe(noor.rows.makes.length)
    expect(noor.rows.makes.filter(({ brandClass }) => brandClass !== null)).toHaveLength(2)
  })
})
