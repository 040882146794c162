// Everything a demo company starts with, as complete rows. The same company, moment and counts give the same rows.
import type { RowOf } from '../db/repository.ts'
import { makeAppointments } from './appointments.ts'
import type { DemoTenantId } from './content/tenants.ts'
import { makeCustomers } from './customers.ts'
import { leadsOf } from './leads.ts'
import { makeMasters, type Masters } from './masters.ts'
import type { Claim } from './openDays.ts'
import { createRandom } from './random.ts'
import { makeStaff } from './staff.ts'
import { makeVehicles } from './vehicles.ts'

/** How many of each. */
export interface DemoCounts {
  customers: number
  vehicles: number
  appointments: number
  leads: number
}
/** What a demo company has unless asked otherwise. */
export const demoCounts: DemoCounts = { customers: 2000, vehicles: 3000, appointments: 4000, leads: 3000 }

/** Rows by resource, in an order in which each only refers to earlier ones; staff have no password yet. */
export interface DemoRows {
  rows: Masters & {
    staff: RowOf<'staff'>[]
    customers: RowOf<'customers'>[]
    vehicles: RowOf<'vehicles'>[]
    appointments: RowOf<'appointments'>[]
    leads: RowOf<'leads'>[]
  }
  /** The time that open appointments hold of advisors and bays. */
  claims: Claim[]
}

const foundedBefore = 1200 * 86_400_000
const leadDays = 60

/** Makes a company's rows around `now`. Appointments take at most what the branches have room for; more throws. */
export function demoRows(tenantId: DemoTenantId, now: Date, counts: Partial<DemoCounts> = {}): DemoRows {
  const wanted = { ...demoCounts, ...counts }
  const random = (part: string) => createRandom(`${tenantId} ${part}`)
  const founded = new Date(now.getTime() - foundedBefore)
  const masters = makeMasters(tenantId, random('masters'), founded)
  const staff = makeStaff(tenantId, masters, random('staff'), founded)
  const customers = makeCustomers(tenantId, masters, staff, random('customers'), now, wanted.customers)
  const vehicles = makeVehicles(tenantId, masters, customers, staff, random('vehicles'), now, wanted.vehicles)
  const { appointments, claims } = makeAppointments(
    { masters, staff, customers, vehicles },
    random('appointments'),
    now,
    wanted.appointments,
  )
  const nextLead = leadsOf({ ...masters, staff, customers }, random('leads'), now, leadDays)
  const leads = Array.from({ length: wanted.leads }, nextLead)
  return { rows: { ...masters, staff, customers, vehicles, appointments, leads }, claims }
}
