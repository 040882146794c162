// Creates a tenant: its initial lists, default settings, one branch, and an invited administrator.
import { sql } from 'kysely'
import { z } from 'zod'
import { enumerations } from '../src/schema/enumerations.ts'
import type { WeeklyHours } from '../src/schema/core/kinds.ts'
import { showroomHours } from '../src/schema/core/limits.ts'
import { resources, type ResourceName } from '../src/schema/resources.ts'
import { bilingualValue, emailValue } from '../src/schema/core/values.ts'
import { noteCurrentRecipes } from './core/db/list/searchText.ts'
import { startingCaseRules } from './cases/starting/caseRules.ts'
import { completeRow, countRows, type RowOf } from './core/db/repository.ts'
import type { Row } from './core/db/rows.ts'
import type { Services } from './core/services.ts'
import { startingMasters } from './masters/starting/startingMasters.ts'
import { designationNames } from './masters/starting/words.ts'
import { Problem } from './core/http/problem.ts'
import { sendPasswordLink } from './staff/passwordLinks.ts'
import { insertRows } from './core/db/writes.ts'

/** The input for a new tenant. */
export const newTenant = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small Latin letters, digits and hyphens only, at most 40'),
  name: bilingualValue(120),
  email: emailValue,
})
const both = ([en, ar]: readonly [string, string]) => ({ en, ar })
const week = Object.fromEntries(enumerations.weekday.map((day) => [day, day === 'friday' ? [] : [{ ...showroomHours }]])) as WeeklyHours

/** The tenant's first rows; each list refers only to earlier ones. */
function firstRows(
  make: <N extends ResourceName>(name: N, values: Row) => RowOf<N>,
  { name, email }: z.output<typeof newTenant>,
  now: Date,
) {
  // Without codes at sign-in at first, which staff without a mobile could not receive.
  const masters = startingMasters(make, { enabled: (flag) => flag !== 'STAFF_OTP' && flag !== 'TAMARA_INTEGRATION' })
  const administrator = make('staff', {
    staffNo: '1',
    name: both(designationNames.Administrator),
    email,
    department: 'Finance',
    designationId: masters.designation.find(({ role }) => role === 'Administrator')?.id,
    modules: enumerations.accessModule,
  })
  return {
    settings: [make('settings', { name })],
    ...masters,
    caseRules: startingCaseRules((values) => make('caseRules', values)),
    dealershipLocations: [make('dealershipLocations', { name: { en: 'Main branch', ar: 'الفرع الرئيسي' }, hours: week })],
    staff: [{ ...administrator, invitedAt: now.toISOString() }] as const,
  }
}

/**
 * Creates the tenant in one transaction and returns the link by which its administrator sets a password. Throws a ZodError for invalid
 * input and alreadyExists (409) for an existing id.
 */
export async function openTenant(services: Services, given: z.input<typeof newTenant>): Promise<string> {
  const tenant = newTenant.parse(given)
  const now = services.now()
  await services.engine.asOwner((tx) =>
    sql`insert into tenants (id, name) values (${tenant.id}, ${JSON.stringify(tenant.name)}) on conflict (id) do nothing`.execute(tx),
  )
  return services.engine.scoped(tenant.id, async (tx) => {
    // A second creation of the same id waits here, and then finds the first one's settings.
    await sql`select pg_advisory_xact_lock(hashtext(${`open ${tenant.id}`}))`.execute(tx)
    if ((await countRows(tx, 'settings', [])) > 0) throw new Problem('alreadyExists')
    const rows = firstRows((name, values) => completeRow(name, resources[name].create.parse(values) as Row, null, now), tenant, now)
    for (const [name, list] of Object.entries(rows)) await insertRows(tx, name as ResourceName, list)
    await noteCurrentRecipes(tx)
    return sendPasswordLink(services, tx, rows.staff[0], tenant.id, 'invitation')
  })
}
