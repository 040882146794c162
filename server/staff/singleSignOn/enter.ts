// Who somebody is here whom their company's provider has named: the account, made at the first sign-in, the rights of their groups, and the
// session.
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { languages } from '../../../src/schema/core/limits.ts'
import { domainOf, ssoDomainsOf } from '../../../src/schema/settings/index.ts'
import { describeStaff } from '../../core/access/describeStaff.ts'
import { openSession } from '../../core/access/sessions.ts'
import { staffActor } from '../../core/commit/actor.ts'
import { commit } from '../../core/commit/commit.ts'
import { findBy, findRow, readRows, type RowOf, type Scope } from '../../core/db/repository.ts'
import { Problem } from '../../core/http/problem.ts'
import type { Call, Services } from '../../core/services.ts'
import { isProtected } from '../administrators.ts'
import { staffDevice } from '../limitSignIn.ts'
import { recordSignIn } from '../recordSignIn.ts'
import type { Claims } from './provider.ts'

/** The address that the provider vouches for. Throws ssoUnverified or ssoOtherDomain (400). */
function addressIn({ issuer, email, emailVerified, hostedDomain }: Claims, domains: readonly string[]): string {
  if (!email || !emailVerified) throw new Problem('ssoUnverified')
  // Google verifies addresses of people who left the company too; only its own word for the organisation says who belongs to it.
  const belongs = issuer !== 'https://accounts.google.com' || (hostedDomain !== null && domains.includes(hostedDomain))
  if (!belongs || !domains.includes(domainOf(email))) throw new Problem('ssoOtherDomain')
  return email
}

/** The rights of the groups: of the first in order that the person is in. Throws ssoNoGroup (400). */
async function rightsOf(tx: Scope, groups: readonly string[]): Promise<RowOf<'signInGroups'>> {
  const found = await readRows(tx, 'signInGroups', { size: 1000, sort: 'position', order: 'ASC' })
  const right = found.find(({ group }) => groups.includes(group)) ?? found.find(({ group }) => group === '*')
  if (!right) throw new Problem('ssoNoGroup')
  return right
}

async function linkedTo(tx: Scope, issuer: string, subject: string): Promise<RowOf<'staff'> | undefined> {
  const { rows } = await sql<{
    staffId: string
  }>`select "staffId" from "companyAccounts" where issuer = ${issuer} and subject = ${subject}`.execute(tx)
  return rows[0] && findRow(tx, 'staff', rows[0].staffId, { lock: true })
}
async function hasOther(tx: Scope, staffId: string, issuer: string): Promise<boolean> {
  const { rows } = await sql`select 1 from "companyAccounts" where "staffId" = ${staffId} and issuer = ${issuer}`.execute(tx)
  return rows.length > 0
}

/** The account of the person: the one that they were linked to, else the one with their address, which is linked now. */
async function accountOf(tx: Scope, { issuer, subject }: Claims, email: string): Promise<RowOf<'staff'> | undefined> {
  const linked = await linkedTo(tx, issuer, subject)
  if (linked) return linked
  const known = await findBy(tx, 'staff', { email })
  // An address that the company gave to somebody new does not hand over the account of the one before.
  if (known && (await hasOther(tx, known.id, issuer))) throw new Problem('ssoOtherPerson')
  return known && findRow(tx, 'staff', known.id, { lock: true })
}

const link = (services: Services, tx: Scope, staffId: string, { issuer, subject }: Claims) =>
  sql`insert into "companyAccounts" ("tenantId", issuer, subject, "staffId", "createdAt")
    values (current_setting('app.tenant_id'), ${issuer}, ${subject}, ${staffId}, ${services.now().toISOString()}) on conflict do nothing`.execute(
    tx,
  )

const nameOf = (name: string | null, email: string): string =>
  (name ?? email.split('@')[0] ?? email).replace(/\p{C}/gu, ' ').slice(0, 120).trim()

async function create(
  call: Call<unknown>,
  tx: Scope,
  claims: Claims,
  email: string,
  right: RowOf<'signInGroups'>,
): Promise<RowOf<'staff'>> {
  const id = uuid()
  const { department, designationId, staffType, locationIds } = right
  const name = nameOf(claims.name, email)
  const { rows } = await sql<{ number: number }>`select count(*)::int + 1 as number from staff where "staffNo" like 'SSO-%'`.execute(tx)
  // The part of the id keeps the number unique after deletions.
  const staffNo = `SSO-${rows[0]?.number ?? 1}-${id.slice(-4)}`
  const values = { id, staffNo, name: { en: name, ar: name }, email, department, designationId, staffType, locationIds }
  const languageId = String(languages[call.language].id)
  return commit(
    { services: call.services, tx },
    { resource: 'staff', action: 'create', values: { ...values, languageId }, by: staffActor(id) },
  )
}

/** Whose rights follow their groups: department, designation and type at every sign-in; branches are chosen here afterwards. */
async function follow(services: Services, tx: Scope, staff: RowOf<'staff'>, right: RowOf<'signInGroups'>): Promise<void> {
  const { department, designationId, staffType } = right
  if (staff.department === department && staff.designationId === designationId && staff.staffType === staffType) return
  const changes = { department, designationId, staffType }
  await commit({ services, tx }, { resource: 'staff', action: 'update', before: staff, changes, by: staffActor(staff.id) })
}

/**
 * Opens the session of somebody whom the provider has named, in one transaction. Throws ssoUnverified, ssoOtherDomain, ssoNoGroup, ssoClosed,
 * ssoOtherPerson or ssoAdministrator (400); nothing is written then.
 */
export function enterByCompany(call: Call<unknown>, tenantId: string, settings: RowOf<'settings'>, claims: Claims) {
  const { services, address, userAgent, device } = call
  const email = addressIn(claims, ssoDomainsOf(settings.ssoDomains))
  return services.engine.scoped(tenantId, async (tx) => {
    // Two tabs of a new colleague make one account.
    await sql`select pg_advisory_xact_lock(hashtextextended('company accounts ' || current_setting('app.tenant_id'), 0))`.execute(tx)
    const known = await accountOf(tx, claims, email)
    if (known && !known.active) throw new Problem('ssoClosed')
    if (known && (await isProtected({ services, tx }, known))) throw new Problem('ssoAdministrator')
    const right = await rightsOf(tx, claims.groups)
    const staff = known ?? (await create(call, tx, claims, email, right))
    if (known) await follow(services, tx, known, right)
    await link(services, tx, staff.id, claims)
    const who = await describeStaff(tx, tenantId, staff.id)
    if (!who) throw new Problem('ssoClosed')
    const origin = { address, userAgent }
    await recordSignIn(services, tx, staff.id, 'success', origin)
    device.remember(staffDevice(tenantId, staff))
    return { token: await openSession(tx, tenantId, { audience: 'staff', subjectId: staff.id, origin }, services.now()), staff: who }
  })
}
