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
