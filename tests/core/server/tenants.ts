// Two small tenants for the server's tests: settings, flags, the seven designations with one member of staff each, a branch with
// two advisors, and the masters that a booking needs. Written straight into the tables; sessions are opened without a sign-in.
import { sql } from 'kysely'
import { enumerations, type Word } from '../../../src/schema/enumerations.ts'
import type { WeeklyHours } from '../../../src/schema/core/kinds.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { hashPassword } from '../../../server/staff/signIn.ts'
import { insertRows } from '../../../server/core/db/writes.ts'
import { completeRow, type RowOf, type Scope } from '../../../server/core/db/repository.ts'
import type { Row } from '../../../server/core/db/rows.ts'
import type { Services } from '../../../server/core/services.ts'
import { openSession } from '../../../server/core/access/sessions.ts'

const tenantIds = ['noor', 'najd'] as const
/** The id of one. */
export type TenantId = (typeof tenantIds)[number]
/** Everybody's password. */
export const password = 'wakeel-demo'
let hashed: Promise<string> | undefined

/** Somebody with a sign-in and an open session. */
export interface TestStaff {
  id: string
  email: string
  token: string
}
/** What the tests need to know of a tenant. */
export interface TestTenant {
  id: TenantId
  staff: Record<Word<'designation'>, TestStaff>
  designationIds: Record<Word<'designation'>, string>
  branchId: string
  advisorIds: [string, string]
  makeId: string
}

const open = [
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '18:00' },
]
/** Sunday to Thursday with a break at noon; Friday and Saturday closed. */
export const workshopHours = Object.fromEntries(
  enumerations.weekday.map((day) => [day, day === 'friday' || day === 'saturday' ? [] : open]),
) as WeeklyHours

/** Departments whose staff take the designation, one each. */
const departmentOf: Record<Word<'designation'>, Word<'department'>> = {
  'Sales Manager': 'Sales',
  'Service Manager': 'Service',
  'Fleet Sales': 'Sales',
  'Broker Sales': 'Sales',
  'General Inquiry': 'General',
  'Parts Manager': 'Parts',
  Administrator: 'Finance',
}
/** 'Service Manager' as 'service-manager'. */
const slugOf = (words: string): string => words.toLowerCase().replaceAll(' ', '-')

/** Writes one row with the given values and gives it back. */
async function addRow<N extends ResourceName>(services: Services, tx: Scope, name: N, values: Row): Promise<RowOf<N>> {
  const row = completeRow(name, values, null, services.now())
  await insertRows(tx, name, [row])
  return row
}

/** The same in a scope of its own. */
export const addRowOf = <N extends ResourceName>(services: Services, tenant: TenantId, name: N, values: Row): Promise<RowOf<N>> =>
  services.engine.scoped(tenant, (tx) => addRow(services, tx, name, values))

async function seedTenant(services: Services, id: TenantId, hash: string): Promise<TestTenant> {
  return services.engine.scoped(id, async (tx) => {
    const add = <N extends ResourceName>(name: N, values: Row) => addRow(services, tx, name, values)
    await add('settings', { name: { en: `${id} Motors`, ar: `سيارات ${id === 'noor' ? 'نور' : 'نجد'}` } })
    for (const flag of enumerations.featureFlag) await add('featureFlags', { flag, enabled: true })
    const branch = await add('dealershipLocations', { name: { en: 'Olaya', ar: 'العليا' }, hours: workshopHours, bays: 2, slotMinutes: 30 })
    const make = await add('makes', { name: { en: 'Toyota', ar: 'تويوتا' }, slug: 'toyota' })
    await add('servicePackages', {
      code: 'OIL',
      name: { en: 'Oil change', ar: 'تغيير الزيت' },
      price: 19_999,
      minutes: 30,
      everyKm: 10_000,
    })
    await add('servicePackages', { code: 'BRAKES', name: { en: 'Brake pads', ar: 'فحمات الفرامل' }, price: 45_050, minutes: 90 })
    await add('servicePackages', { code: 'OVERHAUL', name: { en: 'Overhaul', ar: 'عمرة' }, price: 900_000, minutes: 600 })
    const designationIds: Partial<Record<Word<'designation'>, string>> = {}
    const staff: Partial<Record<Word<'designation'>, TestStaff>> = {}
    for (const [place, role] of enumerations.designation.entries()) {
      designationIds[role] = (await add('designation', { name: { en: role, ar: role }, role })).id
      const email = `${slugOf(role)}@${id}.example`
      const one = await add('staff', {
        staffNo: `S-${place}`,
        name: { en: role, ar: 'موظف' },
        email,
        department: departmentOf[role],
        designationId: designationIds[role],
        password: hash,
      })
      staff[role] = { id: one.id, email, token: await openSession(tx, id, { audience: 'staff', subjectId: one.id }, services.now()) }
    }
    const advisorIds = []
    for (const staffNo of ['A-1', 'A-2']) {
      advisorIds.push(
        (
          await add('staff', {
            staffNo,
            name: { en: `Advisor ${staffNo}`, ar: 'مستشار الخدمة' },
            email: `${staffNo.toLowerCase()}@${id}.example`,
            department: 'Service',
            designationId: designationIds['Service Manager'],
            staffType: 'Service Advisor',
            locationIds: [branch.id],
            password: hash,
          })
        ).id,
      )
    }
    return {
      id,
      branchId: branch.id,
      makeId: make.id,
      advisorIds: advisorIds as [string, string],
      designationIds: designationIds as TestTenant['designationIds'],
      staff: staff as TestTenant['staff'],
    }
  })
}

/** Makes both tenants in a database that is migrated and empty. */
export async function seedTenants(services: Services): Promise<Record<TenantId, TestTenant>> {
  const hash = await (hashed ??= hashPassword(password))
  for (const id of tenantIds) {
    await services.engine.asOwner((tx) =>
      sql`insert into tenants (id, name) values (${id}, ${JSON.stringify({ en: id, ar: id })})`.execute(tx),
    )
  }
  return { noor: await seedTenant(services, 'noor', hash), najd: await seedTenant(services, 'najd', hash) }
}
