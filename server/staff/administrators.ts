// Who is an administrator, who may become one, and whose rights nobody changes alone. That a tenant keeps its last administrator is held by
// a trigger of the database (keepAnAdministrator), whatever writes the row.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { differs, refuse } from '../core/commit/checks.ts'
import type { Context } from '../core/commit/rules.ts'
import { Problem } from '../core/http/problem.ts'
import { notifyOfAccount } from './notifyOfAccount.ts'

/** Days for which a proposal waits, and for which a former administrator still counts as the second one. */
export const administratorDays = 7
/** The fields that decide what a person may do. */
const rights = ['department', 'designationId', 'staffType', 'locationIds', 'modules', 'active'] as const

/** The designation of administrators. */
export async function administratorDesignation(tx: Scope): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from designation where role = 'Administrator' limit 1`.execute(tx)
  return rows[0]?.id ?? ''
}

/** Whether a member of staff has an administrator's full rights. */
export const isAdministrator = ({ designationId, staffType, active, deletedAt }: Row, designation: string): boolean =>
  designationId === designation && (staffType ?? null) === null && active !== false && (deletedAt ?? null) === null

/** The active administrators. */
export async function administrators(tx: Scope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from staff where "designationId" = ${await administratorDesignation(tx)}
    and "staffType" is null and active and "deletedAt" is null order by "staffNo"`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Since when a former administrator no longer counts as one. */
const recently = ({ services }: Pick<Context, 'services'>): string =>
  new Date(services.now().getTime() - administratorDays * dayMs).toISOString()

/**
 * Whether there is, besides these two, an administrator to ask. One who stopped being one within the last days counts, so that nobody
 * removes the other one in order to decide alone.
 */
export async function hasSecond(context: Pick<Context, 'services' | 'tx'>, asker: string, about: string): Promise<boolean> {
  const { rows } = await sql`select 1 from staff where id not in (${asker}, ${about}) and ("administratorUntil" > ${recently(context)}
    or ("designationId" = ${await administratorDesignation(context.tx)} and "staffType" is null and active and "deletedAt" is null)) limit 1`.execute(
    context.tx,
  )
  return rows.length > 0
}

/** Whether somebody is an administrator, was one lately or is proposed as one: their ways in are nobody else's to set. */
export async function isProtected(context: Pick<Context, 'services' | 'tx'>, before: RowOf<'staff'>): Promise<boolean> {
  const { services, tx } = context
  if (isAdministrator(before, await administratorDesignation(tx)) || (before.administratorUntil ?? '') > recently(context)) return true
  const { rows } = await sql`select 1 from "administratorRequests" where "staffId" = ${before.id} and state = 'open'
    and "expiresAt" > ${services.now().toISOString()}`.execute(tx)
  return rows.length > 0
}

/** Throws secondAdministrator (409) when a new person would be an administrator without the consent of a second one. */
export async function guardCreation(context: Context, values: Row & { id: string }): Promise<void> {
  if (!isAdministrator(values, await administratorDesignation(context.tx))) return
  if (await hasSecond(context, context.actor.id, values.id)) throw new Problem('secondAdministrator')
}

/**
 * Returns more values to write with a change. Throws badInput (400) for one's own rights, and for the password or address of an
 * administrator, which would let another one act in their name; secondAdministrator (409) for a change to Administrator that needs consent.
 */
export async function guardRights(context: Context, before: RowOf<'staff'>, changes: Row): Promise<Row> {
  const { services, tx, actor } = context
  const own = before.id === actor.id
  const changed = rights.filter((field) => field in changes && !isDeepStrictEqual(changes[field], before[field]))
  if (own && changed[0]) throw refuse(changed[0], 'validation.ownRights')
  const credential = ['password', 'email'].find((field) => differs(before, changes, field))
  if (!own && credential && (await isProtected(context, before))) throw refuse(credential, 'validation.administratorOwn')
  if (changed.length === 0) return {}
  const designation = await administratorDesignation(tx)
  const [was, is] = [isAdministrator(before, designation), isAdministrator({ ...before, ...changes }, designation)]
  if (was && !is) {
    await notifyOfAccount(services, tx, before, 'noAdministrator')
    return { administratorUntil: services.now().toISOString() }
  }
  if (!was && is) {
    if (await hasSecond(context, actor.id, before.id)) throw new Problem('secondAdministrator')
    return { administratorUntil: null }
  }
  return {}
}

/** Throws badInput (400) for oneself, and for somebody who is, was lately or is to be an administrator. */
export async function guardDeletion(context: Context, before: RowOf<'staff'>): Promise<void> {
  if (before.id === context.actor.id) throw refuse('active', 'validation.ownRights')
  // A deleted account would no longer count as the second one.
  if (await isProtected(context, before)) throw refuse('active', 'validation.administratorKept')
}
