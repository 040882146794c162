// Reads rows under a caller's rights: `database(engine).as(caller)` applies module, row rule, branch, staff type, own rows and masking to
// every read. Handlers have no other access to the database, except `asSystem`.
import { customerOfSession } from './customerOfMobile.ts'
import { visibleReferences } from './references.ts'
import type { Condition } from '../list/conditions.ts'
import type { Engine } from '../engine.ts'
import { countRows, findRow, listRows, matching, readRows, type ListQuestion, type RowOf, type Scope } from '../repository.ts'
import type { Row } from '../rows.ts'
import { Problem } from '../../http/problem.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../../src/schema/core/access.ts'
import type { OwnRow } from '../../../../src/schema/publicRows.ts'
import type { ResourceName } from '../../../../src/schema/resources.ts'
import { relate } from './relations.ts'
import { sourceOf } from './source.ts'
import {
  customerVisibility,
  lookUpConditions,
  questionFor,
  staffVisibility,
  visitorVisibility,
  type Visibility,
  type Where,
} from './visibility.ts'
import { companyIdsOf } from '../../access/companies.ts'

/** A list request; pages count from 1 and have 50 rows by default. `conditions` only narrow the result further. */
export type Question = Partial<Omit<ListQuestion, 'seen'>>

/** The columns of a grouped result, by name: the expressions to group by, and the aggregates. */
export interface Grouping {
  by?: Readonly<Record<string, Condition>>
  figures: Readonly<Record<string, Condition>>
}

/** The type of a reason: a non-empty string literal. */
export type Reason<T extends string> = string extends T ? never : T extends '' ? never : T

/** The tenant's rows without a caller. */
export interface TenantDb {
  /**
   * Work on the tenant's transaction without the caller's rights: for commands that check rights themselves, and for work that the server
   * does for everybody. The reason is reviewed: scripts/systemAccess.mjs counts the uses in every file.
   */
  asSystem<const T extends string, R>(reason: Reason<T>, work: (tx: Scope) => Promise<R>): Promise<R>
}

/** What staff read of a row, by resource. */
export type RowsForStaff = { [N in ResourceName]: RowOf<N> }
/** What customers and visitors read of a row, by resource: the fields that are declared for them. */
export type RowsForCustomers = { [N in ResourceName]: OwnRow<N> }
/** The tenant's rows as any caller may see them, of rows the fields that customers may read. */
export type CustomerDb = CallerDb<RowsForCustomers>

/**
 * The tenant's rows as one caller may see them. Every returned row is masked for the caller: it is for answers and for decisions about what
 * they may see, and never written back.
 */
export interface CallerDb<Seen extends RowsForCustomers = RowsForStaff> extends TenantDb {
  /**
   * A page and the total, exact up to 10,000 (10,001 means more). Throws forbidden (403) when the caller may see no row of the resource,
   * for a visitor unauthenticated (401).
   */
  list<N extends ResourceName>(name: N, question?: Question): Promise<{ data: Seen[N][]; total: number }>
  /** The same without the total. */
  rows<N extends ResourceName>(name: N, question?: Question): Promise<Seen[N][]>
  /**
   * One row. Throws forbidden (403) when the caller may see no row of the resource, notFound (404) when it does not exist or they may not
   * see it.
   */
  get<N extends ResourceName>(name: N, id: string, options?: { deleted?: boolean }): Promise<Seen[N]>
  /**
   * The first row with these values, or undefined. Throws as `list`. Personal data matches only rows in which the caller sees it unmasked.
   */
  find<N extends ResourceName>(name: N, values: Partial<RowOf<N>>): Promise<Seen[N] | undefined>
  /** The number of rows in a list, exact up to 10,000 (10,001 means more). Throws as `list`. */
  count(name: ResourceName, question?: Question): Promise<number>
  /**
   * Aggregates over the rows of a list, one result row for each group; without `by`, one for all rows. Throws forbidden (403) as `list`;
   * personal data is null where it is masked.
   */
  groups<T extends object>(name: ResourceName, columns: Grouping, question?: Question): Promise<T[]>
  /**
   * A custom SELECT. It reads from `visible(name)` in place of the table: the rows that the caller may see, with masked personal data as
   * null. `visible` throws forbidden (403) as `list`.
   */
  query<T extends object>(build: (visible: (name: ResourceName) => Condition) => RawBuilder<T>): Promise<T[]>
  /** The naming fields of these rows, by id: of rows the caller may see, and for staff also of masters, branches and colleagues. */
  references(name: ResourceName, ids: readonly (string | null | undefined)[]): Promise<Map<string, Row>>
  /** Whether the caller may see any row of the resource. */
  mayList(name: ResourceName): Promise<boolean>
  /** Several reads, or reads and system work, in one transaction. It is rolled back when `work` throws. */
  transaction<R>(work: (db: CallerDb<Seen>) => Promise<R>): Promise<R>
}

/** The parts of a session that decide what may be seen. */
export interface Identity extends Person {
  tenantId: string
}
/** The same without the tenant. */
interface Person {
  audience: 'visitor' | 'customer' | 'staff'
  /** The staff member with their rights; null for others. */
  actor: Actor | null
  /** The colleague who acts for the customer, with their own rights; null when the customer is there in person. */
  agent: Actor | null
  /** The proven mobile of a customer. */
  mobile: string | null
  /** The customer for whom the session was opened. */
  subjectId: string | null
  /** The only booking that a session opened by a link may see; null for every other session. */
  appointmentId: string | null
}

/** The visibility of a caller. A customer's own rows are those of the customer who has the proven mobile at present. */
async function visibilityOf(tx: Scope, { audience, actor, agent, mobile, subjectId, appointmentId }: Person): Promise<Visibility> {
  if (actor) return staffVisibility(actor)
  if (audience !== 'customer' || (!mobile && appointmentId === null)) return visitorVisibility
  const customer = await customerOfSession(tx, { mobile, subjectId, appointmentId })
  const companyIds = customer && appointmentId === null ? await companyIdsOf(tx, customer.id) : []
  return customerVisibility({ customerId: customer?.id ?? null, companyIds, agent, appointmentId })
}

/** Runs the work of a transaction, or returns the result that was stored before. */
export type Once = <R>(tx: Scope, work: () => Promise<R>) => Promise<R>

/**
 * The database, read with a caller's rights, or of a tenant where there is no caller. With `once` (an idempotent call) the handler may begin
 * only one transaction, which goes through it; a second one throws an Error.
 */
export const database = (engine: Engine) => ({
  of: (tenantId: string): TenantDb => ({ asSystem: (_reason, work) => engine.scoped(tenantId, work) }),
  as: (caller: Identity, once?: Once): CallerDb => {
    const begin = <R>(work: (tx: Scope) => Promise<R>): Promise<R> => engine.scoped(caller.tenantId, work)
    const within = <R>(work: (db: CallerDb) => Promise<R>): Promise<R> => begin((tx) => work(asWithin(tx, caller)))
    let begun = false
    const beginOnce = async <R>(work: (tx: Scope) => Promise<R>): Promise<R> => {
      if (!once) return begin(work)
      // Otherwise the writes of a second transaction would be repeated with every attempt.
      if (begun) throw new Error('A call that is declared idempotent works in one transaction.')
      begun = true
      return begin((tx) => once(tx, () => work(tx)))
    }
    return {
      list: (...given) => within((db) => db.list(...given)),
      rows: (...given) => within((db) => db.rows(...given)),
      get: (...given) => within((db) => db.get(...given)),
      find: (...given) => within((db) => db.find(...given)),
      count: (...given) => within((db) => db.count(...given)),
      groups: (...given) => within((db) => db.groups(...given)),
      query: (...given) => within((db) => db.query(...given)),
      references: (...given) => within((db) => db.references(...given)),
      mayList: (...given) => within((db) => db.mayList(...given)),
      transaction: (work) => beginOnce((tx) => work(asWithin(tx, caller))),
      asSystem: (_reason, work) => beginOnce(work),
    }
  },
})

/** The tenant's rows with the rights of a member of staff, inside the caller's transaction; for commands. */
export const asStaff = (tx: Scope, actor: Actor): CallerDb =>
  asWithin(tx, { audience: 'staff', actor, agent: null, mobile: null, subjectId: null, appointmentId: null })

/** The same inside an open transaction of the caller's tenant. */
function asWithin(tx: Scope, caller: Person): CallerDb {
  let known: Promise<Visibility> | undefined
  const visibility = () => (known ??= visibilityOf(tx, caller))
  // A visitor can still sign in, so the answer is unauthenticated instead of forbidden.
  const refused = () => new Problem(caller.audience === 'visitor' ? 'unauthenticated' : 'forbidden')
  const requested = async (name: ResourceName, { page = 1, size = 50, ...question }: Question = {}): Promise<ListQuestion> => {
    const narrowed = questionFor(await visibility(), name, { page, size, ...question })
    if (!narrowed) throw refused()
    return narrowed
  }
  // The staff member whose rights apply, also while they act for a customer.
  const colleague = caller.actor ?? caller.agent
  const related = async <N extends ResourceName>(name: N, rows: RowOf<N>[]): Promise<RowOf<N>[]> =>
    colleague ? relate(tx, colleague, name, rows) : rows
  // The types know customers' and visitors' rows by the calls that they make (`CustomerCall`); here the type is that of staff.
  const presented = async <N extends ResourceName>(name: N, row: RowOf<N>, where: Where): Promise<RowsForStaff[N]> =>
    (await visibility()).present(name, row, where) as RowsForStaff[N]
  const shown = async <N extends ResourceName>(name: N, rows: RowOf<N>[]): Promise<RowsForStaff[N][]> =>
    Promise.all((await related(name, rows)).map((row) => presented(name, row, 'list')))
  const ruleOf = async (name: ResourceName): Promise<Condition> => {
    const rows = (await visibility()).rows(name, 'show')
    if (rows === undefined) throw refused()
    return rows
  }
  const db: CallerDb = {
    list: async (name, question) => {
      const { data, total } = await listRows(tx, name, await requested(name, question))
      return { data: await shown(name, data), total }
    },
    rows: async (name, question) => shown(name, await readRows(tx, name, await requested(name, question))),
    get: async <N extends ResourceName>(name: N, id: string, { deleted = false } = {}) => {
      const row = await findRow(tx, name, id, { deleted, conditions: [await ruleOf(name)] })
      if (!row) throw new Problem('notFound')
      const [one = row] = await related(name, [row])
      return presented(name, one, 'show')
    },
    find: async (name, values) => {
      const question = await requested(name, { size: 1 })
      const same = Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
      const conditions = [...(question.conditions ?? []), ...same, ...lookUpConditions(await visibility(), name, values)]
      const [found] = await shown(name, await readRows(tx, name, { ...question, conditions }))
      return found
    },
    count: async (name, question) => countRows(tx, name, await matching(tx, name, await requested(name, question))),
    groups: async <T extends object>(name: ResourceName, { by = {}, figures }: Grouping, question?: Question) => {
      const complete = await requested(name, question)
      const columns = Object.entries({ ...by, ...figures }).map(([as, one]) => sql`${one} as ${sql.ref(as)}`)
      const places = Object.keys(by).map((_key, place) => sql.lit(place + 1))
      const { rows } =
        await sql<T>`select ${sql.join(columns)} from ${sourceOf(name, await matching(tx, name, complete), complete.seen, (await visibility()).fields(name))}
        ${places.length > 0 ? sql`group by ${sql.join(places)}` : sql``}`.execute(tx)
      return rows
    },
    query: async (build) => {
      const seen = await visibility()
      const visible = (name: ResourceName): Condition => {
        const rows = seen.rows(name, 'list')
        if (rows === undefined) throw refused()
        return sourceOf(name, [sql`"deletedAt" is null`, rows], seen.unmasked(name), seen.fields(name))
      }
      return (await build(visible).execute(tx)).rows
    },
    references: async (name, ids) => visibleReferences(tx, name, ids, await visibility(), caller.actor),
    mayList: async (name) => (await visibility()).rows(name, 'list') !== undefined,
    transaction: (work) => work(db),
    asSystem: (_reason, work) => work(tx),
  }
  return db
}
