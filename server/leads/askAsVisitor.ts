// A lead from the landing by a visitor without a code, whose name and mobile are therefore unproven.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { OwnLead } from '../../src/schema/leads/calls/landingLeads.ts'
import type { Calls } from '../../src/schema/endpoints.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { findClosedModules, requireFlag } from '../core/time/workshop.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Caller, Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { agentVisibility } from '../core/access/agentRights.ts'
import { recordForCustomer } from '../customers/index.ts'
import { modelNameOf } from '../masters/index.ts'
import { contentBySlug } from '../content/index.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { callerActor } from '../core/commit/caller.ts'
import type { CustomerDb } from '../core/db/caller/as.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'
import { departmentOf } from '../../src/schema/leads/departmentOf.ts'
import { offerKinds } from '../../src/schema/content/index.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

/** The input of the lead. */
export type VisitorRequest = z.output<Calls['askAsVisitor']['input']>
const textVersion = '2026-11'
const social = /social/i

/** The lead source by the visit's utm_ parameters, else the landing. */
function sourceOfVisit(utm: string | null | undefined): Word<'leadSource'> {
  const medium = new URLSearchParams(utm ?? '').get('utm_medium') ?? ''
  if (social.test(medium)) return 'social'
  if (medium === 'referral') return 'referral'
  return utm ? 'campaign' : 'landing'
}

/** The person: the proven mobile's customer, else the typed name and mobile. Throws badInput (400) for missing fields. */
async function personOf(
  tx: Scope,
  caller: Caller,
  { name, mobile, email }: VisitorRequest,
): Promise<Row & { name: string; mobile: string }> {
  const known = caller.mobile ? await customerOfMobile(tx, caller.mobile) : undefined
  if (known) return { customerId: known.id, mobile: known.mobile ?? caller.mobile ?? '', email: known.email, name: customerName(known) }
  const given = { name, mobile: caller.mobile ?? mobile, email }
  const missing = (['name', 'mobile'] as const).filter((field) => !given[field])
  if (missing.length > 0)
    throw new Problem('badInput', { fields: Object.fromEntries(missing.map((field) => [field, { key: 'validation.required' }])) })
  return given as typeof given & { name: string; mobile: string }
}

/** The car for sale that they ask about. Throws notFound (404) at the field for an unknown one, and where the tenant shows none. */
async function wantedCar(tx: Scope, id: string): Promise<RowOf<'stockCars'>> {
  const car = (await findClosedModules(tx)).includes('shopNow') ? undefined : await findRow(tx, 'stockCars', id)
  if (!car) throw new Problem('notFound', { fields: { stockCarId: { key: 'validation.reference' } } })
  return car
}

const consentsOf = ({ marketing }: VisitorRequest, at: string): RowOf<'leads'>['consents'] => [
  { purpose: 'service', channel: 'all', granted: true, at, textVersion },
  ...(marketing === undefined ? [] : [{ purpose: 'marketing' as const, channel: 'all' as const, granted: marketing, at, textVersion }]),
]

/** Writes the lead, and stores the session that made it. Throws featureOff (403), badInput (400) with fields. */
export async function askAsVisitor(services: Services, tx: Scope, caller: Caller, request: VisitorRequest): Promise<OwnLead> {
  const { offer, utm, marketing: _requested, ...details } = request
  const now = services.now()
  if (request.type === 'Test Drive') await requireFlag(tx, 'TEST_DRIVE')
  if (request.preferredAt && request.preferredAt <= now.toISOString())
    throw new Problem('badInput', { fields: { preferredAt: { key: 'validation.notPast' } } })
  const car = request.stockCarId ? await wantedCar(tx, request.stockCarId) : undefined
  const lead = await recordForCustomer(services, tx, { actor: caller.actor, by: callerActor(caller) }, 'leads', {
    ...details,
    ...(car ? { makeId: car.makeId, model: car.model, locationId: details.locationId ?? car.locationId } : {}),
    ...(await personOf(tx, caller, request)),
    utm,
    department: departmentOf[request.type],
    source: caller.actor ? 'phone' : sourceOfVisit(utm),
    ...(caller.actor
      ? {}
      : {
          offerId: offer ? (await contentBySlug(tx, offer, offerKinds, now))?.id : null,
          consents: consentsOf(request, now.toISOString()),
        }),
  })
  if (!caller.actor)
    await sql`insert into "leadVisits" ("tenantId", "leadId", "tokenHash")
      values (current_setting('app.tenant_id'), ${lead.id}, ${caller.tokenHash}) on conflict do nothing`.execute(tx)
  return ownLeadOf(tx, lead)
}

async function ownLeadOf(tx: Scope, lead: RowOf<'leads'>): Promise<OwnLead> {
  const { id, type, status, createdAt, name, contactMethod, preferredAt, model } = lead
  const named = await findBy(tx, 'clientLeadType', { value: type })
  const make = lead.makeId ? await findRow(tx, 'makes', lead.makeId) : undefined
  const location = lead.locationId ? await findRow(tx, 'dealershipLocations', lead.locationId) : undefined
  return {
    ...{ id, type, status, createdAt, name, contactMethod, preferredAt },
    model: model === null ? null : await modelNameOf(tx, { makeId: lead.makeId ?? '', model }),
    typeName: named?.name ?? null,
    make: make?.name ?? null,
    location: location?.name ?? null,
  }
}

/** Whether this session made the lead. */
async function madeIt(tx: Scope, { tokenHash }: Caller, leadId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from "leadVisits" where "leadId" = ${leadId} and "tokenHash" = ${tokenHash}`.execute(tx)
  return rows.length > 0
}

/** The customer's latest leads that the caller may see, at most `size`. */
export async function listOwnLeads(db: CustomerDb, size: number): Promise<OwnLead[]> {
  const own = (await db.mayList('leads')) ? await db.rows('leads', { size, sort: 'createdAt', order: 'DESC' }) : []
  return db.asSystem('a lead names its make and its branch', async (tx) => {
    const shown: OwnLead[] = []
    for (const { id } of own) {
      const row = await findRow(tx, 'leads', id)
      if (row) shown.push(await ownLeadOf(tx, row))
    }
    return shown
  })
}

/** The lead for the person who made it. Throws notFound (404) for everybody else, whether or not it exists. */
export async function showOwnLead(tx: Scope, caller: Caller, id: string): Promise<OwnLead> {
  if (caller.actor) return ownLeadOf(tx, await visibleRow(tx, caller.actor, 'leads', id))
  const made = await madeIt(tx, caller, id)
  const lead = await findRow(tx, 'leads', id, { conditions: made ? [] : agentVisibility(caller, 'leads') })
  const customer = caller.mobile ? await customerOfMobile(tx, caller.mobile) : undefined
  const own = lead && (lead.mobile === caller.mobile || (customer && lead.customerId === customer.id) || made)
  if (!own) throw new Problem('notFound')
  return ownLeadOf(tx, lead)
}
