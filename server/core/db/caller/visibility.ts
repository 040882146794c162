// The visibility of a caller: the rows of a resource, in which of them personal data is unmasked, and a row as it leaves the server for
// them.
import { rowRule, type Actor, type RowRule } from '../../../../src/schema/core/access.ts'
import { customerFieldsOf } from '../../../../src/schema/core/customerLinks.ts'
import { customerFieldNames, publicRows, type OwnRow } from '../../../../src/schema/publicRows.ts'
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { sql } from 'kysely'
import { everyRow, ruleCondition, unmaskedRows, type Condition } from '../list/conditions.ts'
import type { ListQuestion, RowOf } from '../repository.ts'
import { fieldsOf, type Row } from '../rows.ts'
import { presentOwn, presentRow } from '../../access/present.ts'

/** Whether a row is read in a list, where some values are masked for everybody, or by itself. */
export type Where = 'list' | 'show'

/** The visibility of a caller. */
export interface Visibility {
  /** The condition for the rows that the caller may see; undefined when they may see none of the resource. */
  rows(name: ResourceName, where: Where): Condition | undefined
  /** The condition for the rows in which the caller sees personal data unmasked; undefined when that holds for all rows they see. */
  unmasked(name: ResourceName): Condition | undefined
  /** The fields that the caller may read; undefined when they may read all. */
  fields(name: ResourceName): readonly string[] | undefined
  /** A row that the caller may see, masked for them and with those fields alone. */
  present<N extends ResourceName>(name: N, row: RowOf<N>, where: Where): OwnRow<N>
}

/** A condition that no row meets. */
export const nothing: Condition = sql`false`

// The conjunction of several conditions.
const every = (conditions: readonly Condition[]): Condition => sql`(${sql.join([...conditions], sql` and `)})`

/** The rows that a member of staff may see, by the access table, narrowed by staff type, own rows and branch. */
export const staffVisibility = (actor: Actor): Visibility => ({
  rows: (name, where) => {
    const rule = rowRule(actor, resources[name], where)
    return rule.length === 0 ? undefined : ruleCondition(rule, actor)
  },
  unmasked: (name) => unmaskedRows(actor, name),
  fields: () => undefined,
  present: (name, row, where) => presentRow(name, row as RowOf<typeof name> & Row, actor, where),
})

// A placeholder actor: the conditions of public rows use no value of the actor.
const nobody: Actor = { id: '', designation: 'Broker Sales', department: 'General', staffType: null, locationIds: [] }
const publicRule = (name: ResourceName): RowRule => {
  const conditions = publicRows[name]
  return conditions ? [conditions] : []
}
const publicCondition = (name: ResourceName): Condition | undefined => {
  const rule = publicRule(name)
  return rule.length === 0 ? undefined : ruleCondition(rule, nobody)
}

/** The visibility of a visitor: public rows only. */
export const visitorVisibility: Visibility = {
  rows: (name) => publicCondition(name),
  unmasked: () => undefined,
  fields: customerFieldNames,
  present: (name, row) => presentOwn(name, row),
}

/** The owner of a customer's session. */
export interface OwnRows {
  /** The customer; null when no customer has the proven mobile. */
  customerId: string | null
  /** The companies of which they are a contact. */
  companyIds: readonly string[]
  /** The colleague who acts for the customer; sees only those of the customer's rows that they may see under their own name. */
  agent: Actor | null
  /** The only booking that a session opened by a link may see. */
  appointmentId: string | null
}

// The rows of a company that its contacts see beside their own.
const sharedWithContacts: readonly ResourceName[] = [
  'vehicles',
  'appointments',
  'payments',
  'waitingEntries',
  'roadsideAssistance',
  'homeService',
]

/**
 * The rows that a customer may see: own and public ones; those of companies of which they are a contact; in a session opened by a link only its booking,
 * that booking's payments and the customer.
 */
export function customerVisibility({ customerId, companyIds, agent, appointmentId }: OwnRows): Visibility {
  const own = (name: ResourceName): Condition | undefined => {
    const fields = customerFieldsOf(name)
    if (fields.length === 0) return undefined
    if (customerId === null) return nothing
    const whose = [customerId, ...(sharedWithContacts.includes(name) ? companyIds : [])]
    const theirs = every([
      sql`(${sql.join(
        fields.map((field) => sql`${sql.ref(field)} in (${sql.join(whose)})`),
        sql` or `,
      )})`,
    ])
    if (appointmentId === null || name === 'customers') return theirs
    // Without this anyone with the link of one booking could read the customer's other bookings.
    if (name === 'appointments') return every([theirs, sql`id = ${appointmentId}`])
    if (name === 'payments') return every([theirs, sql`"refId" = ${appointmentId}`])
    return nothing
  }
  const colleague = agent && staffVisibility(agent)
  return {
    rows: (name, where) => {
      const open = publicCondition(name)
      if (open) return open
      const theirs = own(name)
      if (!theirs || !colleague) return theirs
      const seen = colleague.rows(name, where)
      return seen === undefined ? undefined : seen === everyRow ? theirs : every([theirs, seen])
    },
    unmasked: (name) => (colleague && !publicRows[name] ? colleague.unmasked(name) : undefined),
    fields: customerFieldNames,
    present: (name, row) => presentOwn(name, row, publicRows[name] ? null : agent),
  }
}

/** A list request with the caller's row conditions added; undefined when they may see no row of the resource. */
export function questionFor(visibility: Visibility, name: ResourceName, question: Omit<ListQuestion, 'seen'>): ListQuestion | undefined {
  const rows = visibility.rows(name, 'list')
  if (rows === undefined) return undefined
  return { ...question, conditions: [...(question.conditions ?? []), rows], seen: visibility.unmasked(name) }
}

/**
 * Extra conditions for finding a row by these values: a match on personal data counts only in rows in which the caller sees it unmasked.
 */
export function lookUpConditions(visibility: Visibility, name: ResourceName, values: Row): Condition[] {
  const fields = fieldsOf(name)
  const seen = visibility.unmasked(name)
  // Without this a masked mobile could be found by trying one number after the other.
  return seen && Object.keys(values).some((field) => fields[field]?.pii) ? [seen] : []
}
