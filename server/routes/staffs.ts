// Handlers of the staffs family: sign-in, who am I, badges, dashboard.
import { sql } from 'kysely'
import { enumerations } from '../../src/schema/enumerations.ts'
import { rowRule, type Actor } from '../../src/schema/access.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { changePassword, describeStaff, signIn } from '../actions/signIn.ts'
import { dayAfter, localDay, momentOf } from '../booking/time.ts'
import { ruleCondition, type Condition } from '../db/conditions.ts'
import { countRows, listRows, type Scope } from '../db/repository.ts'
import type { Handler, Handlers, OpenHandler, SessionCall } from '../house.ts'
import { Problem } from '../problem.ts'
import { closeSession } from '../sessions.ts'

const login: OpenHandler<'login'> = async ({ house, input, tenantId, address }) => {
  await house.rateLimits.take('signInByAddress', address)
  await house.rateLimits.take('signInByAccount', input.email)
  const session = await signIn(house, input.email, input.password, tenantId)
  await house.rateLimits.forget('signInByAccount', input.email)
  return session
}

const actorOf = ({ caller }: SessionCall<unknown>): Actor => {
  if (!caller.actor) throw new Problem('unauthenticated')
  return caller.actor
}
const present = sql`"deletedAt" is null`
// What a person counts is what their list shows: the same rule, or nothing where they have no list.
async function countFor(tx: Scope, actor: Actor, name: ResourceName, conditions: Condition[]): Promise<number | null> {
  const rule = rowRule(actor, resources[name], 'list')
  return rule.length === 0 ? null : countRows(tx, name, [present, ruleCondition(rule, actor), ...conditions])
}

async function countBy(
  tx: Scope,
  actor: Actor,
  name: 'appointments' | 'leads',
  expression: Condition,
  conditions: Condition[],
): Promise<Map<string, number>> {
  const rule = ruleCondition(rowRule(actor, resources[name], 'list'), actor)
  const { rows } = await sql<{ word: string; count: number }>`select ${expression} as word, count(*) as count from ${sql.table(name)}
    where ${sql.join([present, rule, ...conditions], sql` and `)} group by 1`.execute(tx)
  return new Map(rows.map(({ word, count }) => [word, Number(count)]))
}

const between = (from: string, to: string): Condition =>
  sql`"startAt" >= ${momentOf(from, '00:00')} and "startAt" < ${momentOf(to, '00:00')} and closure = 'none'`

const dashboard: Handler<'dashboard'> = (call) =>
  call.scoped(async (tx) => {
    const actor = actorOf(call)
    const today = localDay(call.house.now())
    const first = dayAfter(today, -7)
    const day = sql`to_char("startAt" at time zone 'Asia/Riyadh', 'YYYY-MM-DD')`
    const byDay = await countBy(tx, actor, 'appointments', day, [between(first, dayAfter(today, 7))])
    const byStatus = await countBy(tx, actor, 'appointments', sql`status`, [between(today, dayAfter(today, 1))])
    const leads = await countBy(tx, actor, 'leads', sql`status`, [])
    return {
      bookingsToday: await countFor(tx, actor, 'appointments', [between(today, dayAfter(today, 1))]),
      inWorkshop: await countFor(tx, actor, 'appointments', [
        sql`status not in ('pending', 'completed', 'delivered') and closure = 'none'`,
      ]),
      leadsOpen: await countFor(tx, actor, 'leads', [sql`status in ('pending', 'in-progress')`]),
      vehiclesPending: await countFor(tx, actor, 'vehicles', [sql`status = 'Pending'`]),
      bookingsByDay: Array.from({ length: 14 }, (_, place) => dayAfter(first, place)).map((date) => ({
        date,
        count: byDay.get(date) ?? 0,
      })),
      bookingsByStatus: enumerations.bookingStatus.map((status) => ({ status, count: byStatus.get(status) ?? 0 })),
      leadsByStatus: enumerations.leadStatus.map((status) => ({ status, count: leads.get(status) ?? 0 })),
    }
  })

/** The family's handlers by call. */
export const staffHandlers = {
  login,
  logout: ({ caller, scoped }) =>
    scoped(async (tx) => {
      await closeSession(tx, caller.tokenHash)
      return {}
    }),
  me: (call) =>
    call.scoped(async (tx) => {
      const staff = await describeStaff(tx, call.caller.tenantId, actorOf(call).id)
      if (!staff) throw new Problem('unauthenticated')
      return { staff }
    }),
  changePassword: async ({ house, caller, input, language }) => {
    await house.rateLimits.take('signInByAccount', `${caller.tenantId}:${caller.subjectId}`)
    await changePassword(house, caller.tenantId, caller.subjectId ?? '', caller.tokenHash, input.current, input.password)
    return { successMessage: house.texts(language, 'messages.passwordChanged') }
  },
  badgeCounts: (call) =>
    call.scoped(async (tx) => {
      const actor = actorOf(call)
      const today = localDay(call.house.now())
      return {
        leads: (await countFor(tx, actor, 'leads', [sql`status = 'pending'`])) ?? 0,
        appointments: (await countFor(tx, actor, 'appointments', [between(today, dayAfter(today, 1)), sql`status = 'pending'`])) ?? 0,
        vehicles: (await countFor(tx, actor, 'vehicles', [sql`status = 'Pending'`])) ?? 0,
      }
    }),
  designationList: ({ scoped }) =>
    scoped(async (tx) => {
      const { data, total } = await listRows(tx, 'designation', { page: 1, size: 50 })
      return { data: data.map(({ id, name, role }) => ({ id, name, role })), total }
    }),
  dashboard,
} satisfies Partial<Handlers>
