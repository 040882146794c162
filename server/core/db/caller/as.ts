// Rows as somebody: what is read through `database(engine).as(caller)` passes module, row rule, branch, staff type, own rows and masks,
// whether or not the author of a handler thought of them. Nothing else reaches the database from a handler, but for `asSystem`.
import { customerOfMobile } from './customerOfMobile.ts'
import { visibleReferences } from './references.ts'
import type { Condition } from '../conditions.ts'
import type { Engine } from '../engine.ts'
import { countRows, findRow, listRows, matching, readRows, type ListQuestion, type RowOf, type Scope } from '../repository.ts'
import type { Row } from '../rows.ts'
import { Problem } from '../../http/problem.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../../src/schema/core/access.ts'
import type { ResourceName } from '../../../../src/schema/resources.ts'
import { relate } from './relations.ts'
import { customerVisibility, lookUpConditions, questionFor, staffVisibility, visitorVisibility, type Visibility } from './visibility.ts'

/** What a list is asked for; pages count from 1, of 50 rows where nothing else is said. `conditions` narrow further, they never widen. */
export type Question = Partial<Omit<ListQuestion, 'seen'>>

/** A reason that is written down: a literal that is not empty. */
export type Reason<T extends string> = string extends T ? never : T extends '' ? never : T

/**
 * The tenant's rows as one caller may see them. Every row that comes out is masked as it is shown to them: it is for answers, and for
 * decisions about what they may know, never to be written back.
 */
export interface CallerDb {
  /** A page and the total, exact up to 10,000. Throws forbidden where they may see no row of the kind, unauthenticated for a visitor. */
  list<N extends ResourceName>(name: N, question?: Question): Promise<{ data: RowOf<N>[]; total: number }>
  /** The same without the total. */
  rows<N extends ResourceName>(name: N, question?: Question): Promise<RowOf<N>[]>
  /** One row. Throws forbidden where they may see none of its kind, notFound also when it is there but not theirs to see. */
  get<N extends ResourceName>(name: N, id: string, options?: { deleted?: boolean }): Promise<RowOf<N>>
  /** The first row with these values, or undefined. Throws forbidden as `list`; personal data finds nothing that it is masked in. */
  find<N extends ResourceName>(name: N, values: Partial<RowOf<N>>): Promise<RowOf<N> | undefined>
  /** How many rows a list has, exact up to 10,000. Throws forbidden as `list`. */
  count(name: ResourceName, question?: Question): Promise<number>
  /** Only what names these rows, by id: those they may see, and masters, branches and colleagues, which are named to all staff. */
  references(name: ResourceName, ids: readonly (string | null | undefined)[]): Promise<Map<string, Row>>
  /** Whether they may see any row of the kind at all. */
  mayList(name: ResourceName): Promise<boolean>
  /** Several reads, or reads and work of the system's, in one transaction. What it throws rolls back. */
  transaction<R>(work: (db: CallerDb) => Promise<R>): Promise<R>
  /**
   * Work on the raw transaction of the tenant, past all rights: for commands that check the rights of what they do by themselves, and for
   * what the server does for everybody. The reason is reviewed: scripts/systemAccess.mjs counts the uses of every file.
   */
  asSystem<const T extends string, R>(reason: Reason<T>, work: (tx: Scope) => Promise<R>): Promise<R>
}

/** Whose session decides what is seen. */
export interface Identity {
  tenantId: string
  audience: 'visitor' | 'customer' | 'staff'
  /** Rights, for staff. */
  actor: Actor | null
  /** The colleague who acts for the customer, with rights of their own; null when the customer is there in person. */
  agent: Actor | null
  /** The proven mobile of a customer. */
  mobile: string | null
  /** The one booking that a link's session is for; null for every other session. */
  appointmentId: string | null
}

/** What a caller may see; a customer's own rows are those of anyone who has the proven mobile now. */
async function visibilityOf(tx: Scope, { audience, actor, agent, mobile, appointmentId }: Identity): Promise<Visibility> {
  if (actor) return staffVisibility(actor)
  if (audience !== 'customer' || !mobile) return visitorVisibility
  const customer = await customerOfMobile(tx, mobile)
  return customerVisibility({ customerId: customer?.id ?? null, agent, appointmentId })
}

/** The database by who asks. */
export const database = (engine: Engine) => ({
  as: (caller: Identity): CallerDb => {
    const begin = <R>(work: (tx: Scope) => Promise<R>): Promise<R> => engine.scoped(caller.tenantId, work)
    const within = <R>(work: (db: CallerDb) => Promise<R>): Promise<R> => begin((tx) => work(asWithin(tx, caller)))
    return {
      list: (...given) => within((db) => db.list(...given)),
      rows: (...given) => within((db) => db.rows(...given)),
      get: (...given) => within((db) => db.get(...given)),
      find: (...given) => within((db) => db.find(...given)),
      count: (...given) => within((db) => db.count(...given)),
      references: (...given) => within((db) => db.references(...given)),
      mayList: (...given) => within((db) => db.mayList(...given)),
      transaction: within,
      asSystem: (_reason, work) => begin(work),
    }
  },
})

/** The same inside a transaction of the caller's tenant that is open already. */
function asWithin(tx: Scope, caller: Identity): CallerDb {
  let known: Promise<Visibility> | undefined
  const visibility = () => (known ??= visibilityOf(tx, caller))
  // A visitor has not said yet who they are; everybody else has.
  const refused = () => new Problem(caller.audience === 'visitor' ? 'unauthenticated' : 'forbidden')
  const requested = async (name: ResourceName, { page = 1, size = 50, ...question }: Question = {}): Promise<ListQuestion> => {
    const narrowed = questionFor(await visibility(), name, { page, size, ...question })
    if (!narrowed) throw refused()
    return narrowed
  }
  // Whose rights act here: a colleague's also while they act for a customer.
  const colleague = caller.actor ?? caller.agent
  const related = async <N extends ResourceName>(name: N, rows: RowOf<N>[]): Promise<RowOf<N>[]> =>
    colleague ? relate(tx, colleague, name, rows) : rows
  const shown = async <N extends ResourceName>(name: N, rows: RowOf<N>[]): Promise<RowOf<N>[]> => {
    const seen = await visibility()
    return (await related(name, rows)).map((row) => seen.present<RowOf<N> & Row>(name, row, 'list'))
  }
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
      return (await visibility()).present<RowOf<N> & Row>(name, one, 'show')
    },
    find: async (name, values) => {
      const question = await requested(name, { size: 1 })
      const same = Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
      const conditions = [...(question.conditions ?? []), ...same, ...lookUpConditions(await visibility(), name, values)]
      const [found] = await shown(name, await readRows(tx, name, { ...question, conditions }))
      return found
    },
    count: async (name, question) => countRows(tx, name, await matching(tx, name, await requested(name, question))),
    references: async (name, ids) => visibleReferences(tx, name, ids, await visibility(), caller.actor !== null),
    mayList: async (name) => (await visibility()).rows(name, 'list') !== undefined,
    transaction: (work) => work(db),
    asSystem: (_reason, work) => work(tx),
  }
  return db
}
