// One line of a feed's file becomes one complaint, or is stored for correction by staff.
import { sql } from 'kysely'
import type { Actor } from '../../../src/schema/core/access.ts'
import { enumerations, type Word } from '../../../src/schema/enumerations.ts'
import { findBy, findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import { databaseProblem, Problem } from '../../core/http/problem.ts'
import { recordForCustomer } from '../../customers/index.ts'
import type { FeedValues } from './columns.ts'
import { readLine, type FeedLine, type LineProblem } from './readLine.ts'
import { commit } from '../../core/commit/commit.ts'
import { type ChangeActor, jobActor, staffActor } from '../../core/commit/actor.ts'
import { customerOfMobile } from '../../core/db/caller/customerOfMobile.ts'

/** The result of a line. */
export type LineOutcome =
  | { outcome: 'imported'; complaintId: string }
  | { outcome: 'repeated' }
  | { outcome: 'bad'; problems: LineProblem[] }

/** Whether a complaint with this reference exists, deleted ones included. */
async function isKnown(tx: Scope, reference: string): Promise<boolean> {
  const { rows } = await sql`select 1 from complaints where "externalRef" = ${reference} limit 1`.execute(tx)
  return rows.length > 0
}

/** The customer with the mobile, else a new one when the line has a name. */
async function customerOf(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  { mobile, name }: FeedLine,
): Promise<RowOf<'customers'> | undefined> {
  const known = await customerOfMobile(tx, mobile)
  if (known || !name) return known
  const [firstName = name, ...rest] = name.split(/\s+/)
  const values = { firstName, lastName: rest.join(' ') || firstName, mobile, sourceCode: null }
  return commit({ services, tx }, { resource: 'customers', action: 'create', values, by })
}

/** The car, when it is known; a problem when it belongs to another customer. */
async function carOf(tx: Scope, { plate, vin }: FeedLine, customerId: string): Promise<RowOf<'vehicles'> | LineProblem | undefined> {
  const car = (vin ? await findBy(tx, 'vehicles', { vin }) : undefined) ?? (plate ? await findBy(tx, 'vehicles', { plate }) : undefined)
  if (car && car.customerId !== customerId) return { column: vin ? 'vin' : 'plate', problem: 'refused' }
  return car
}

async function complain(services: Services, tx: Scope, line: FeedLine, actor: Actor | null): Promise<LineOutcome> {
  const by = actor ? staffActor(actor.id) : jobActor('complaintFeed')
  const customer = await customerOf(services, tx, by, line)
  if (!customer) return { outcome: 'bad', problems: [{ column: 'mobile', problem: 'unknown' }] }
  const car = await carOf(tx, line, customer.id)
  if (car && 'problem' in car) return { outcome: 'bad', problems: [car] }
  const { reference: externalRef, plate, vin, department, category, severity, locationId } = line
  // The data of an unknown car is added to the description.
  const details = !car && (plate ?? vin) ? `${line.description}\n${[plate, vin].filter(Boolean).join(' · ')}` : line.description
  const values = { customerId: customer.id, vehicleId: car?.id ?? null, department, category, severity, locationId }
  const row = await recordForCustomer(services, tx, { actor, by }, 'complaints', { ...values, externalRef, description: details })
  return { outcome: 'imported', complaintId: row.id }
}

/** Imports a line; a failed one leaves nothing written. For a corrected line `actor` is the person, with their own rights. */
export async function tryLine(services: Services, tx: Scope, values: FeedValues, actor: Actor | null = null): Promise<LineOutcome> {
  const reference = values.reference?.trim() ?? ''
  if (reference !== '' && (await isKnown(tx, reference))) return { outcome: 'repeated' }
  const { line, problems } = await readLine(tx, services.texts, values)
  if (!line) return { outcome: 'bad', problems }
  await sql`savepoint "feedLine"`.execute(tx)
  try {
    const made = await complain(services, tx, line, actor)
    if (made.outcome !== 'imported') await sql`rollback to savepoint "feedLine"`.execute(tx)
    await sql`release savepoint "feedLine"`.execute(tx)
    return made
  } catch (error) {
    const problem = error instanceof Problem ? error : databaseProblem(error)
    if (!problem || problem.code === 'unavailable' || (actor && problem.code === 'forbidden')) throw error
    await sql`rollback to savepoint "feedLine"`.execute(tx)
    return { outcome: 'bad', problems: [{ column: 'reference', problem: 'refused' }] }
  }
}

const isDepartment = (text: string | undefined): text is Word<'department'> => enumerations.department.some((one) => one === text)

/**
 * Imports a line of a file: a complaint, a repeated line, or a bad line for staff to correct. A later correct line with the same reference
 * replaces the bad one.
 */
export async function takeLine(
  services: Services,
  tx: Scope,
  { fileId, line, values }: { fileId: string; line: number; values: FeedValues },
): Promise<LineOutcome['outcome']> {
  const made = await tryLine(services, tx, values)
  const by = jobActor('complaintFeed')
  const externalRef = values.reference?.slice(0, 60) ?? null
  const { rows } = externalRef
    ? await sql<{ id: string; state: string }>`select id, state from "feedLines"
        where "externalRef" = ${externalRef} and state in ('open', 'dismissed') limit 1`.execute(tx)
    : { rows: [] }
  const [earlier] = rows
  if (made.outcome === 'imported' && earlier?.state === 'open') {
    const before = await findRow(tx, 'feedLines', earlier.id, { lock: true })
    if (before) await settleLine(services, tx, before, { state: 'mended', complaintId: made.complaintId }, by)
  }
  if (made.outcome !== 'bad') return made.outcome
  // The same bad line of a growing or repeated file is reported once.
  if (earlier) return 'repeated'
  const [first] = made.problems
  const department = isDepartment(values.department) ? values.department : 'Service'
  const details = { column: first?.column ?? null, problem: first?.problem ?? null }
  const row = { fileId, line, externalRef, values, department, ...details }
  await commit({ services, tx }, { resource: 'feedLines', action: 'create', values: row, by, except: ['values'] })
  return 'bad'
}

/** Closes a line and deletes its values, which are no longer needed. */
export async function settleLine(
  services: Services,
  tx: Scope,
  before: RowOf<'feedLines'>,
  values: Pick<RowOf<'feedLines'>, 'state'> & { complaintId?: string },
  by: ChangeActor,
): Promise<RowOf<'feedLines'>> {
  const changes = { ...values, values: {} }
  return commit({ services, tx }, { resource: 'feedLines', action: 'update', before, changes, by, except: ['values'] })
}
