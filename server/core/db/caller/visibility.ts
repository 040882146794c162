// What one caller may see: which rows of a resource, whose personal data in clear, and a row as it leaves the server for them.
import { rowRule, type Actor, type RowRule } from '../../../../src/schema/core/access.ts'
import { customerFieldsOf, publicRows } from '../../../../src/schema/core/customerLinks.ts'
import { resources, type ResourceName } from '../../../../src/schema/resources.ts'
import { sql } from 'kysely'
import { everyRow, ruleCondition, unmaskedRows, type Condition } from '../conditions.ts'
import type { ListQuestion } from '../repository.ts'
import { fieldsOf, type Row } from '../rows.ts'
import { presentRow } from '../../access/present.ts'

/** How a row is asked for: in a list, with what a list masks for everybody, or alone. */
export type Where = 'list' | 'show'

/** What one caller may see. */
export interface Visibility {
  /** The rows of the resource that they may see; undefined where they may see none of the kind. */
  rows(name: ResourceName, where: Where): Condition | undefined
  /** The rows whose personal data they see in clear; undefined when that is all they see. */
  unmasked(name: ResourceName): Condition | undefined
  /** A row that they may see, with what they must not see masked. */
  present<R extends Row>(name: ResourceName, row: R, where: Where): R
}

/** What lets no row through. */
export const nothing: Condition = sql`false`

// Several conditions that must all hold.
const every = (conditions: readonly Condition[]): Condition => sql`(${sql.join([...conditions], sql` and `)})`

/** What a member of staff may see: the access table narrowed by staff type, own rows and branch. */
export const staffVisibility = (actor: Actor): Visibility => ({
  rows: (name, where) => {
    const rule = rowRule(actor, resources[name], where)
    return rule.length === 0 ? undefined : ruleCondition(rule, actor)
  },
  unmasked: (name) => unmaskedRows(actor, name),
  present: (name, row, where) => presentRow(name, row, actor, where),
})

// Nobody's values stand in the conditions of public rows.
const nobody: Actor = { id: '', designation: 'Broker Sales', department: 'General', staffType: null, locationIds: [] }
const publicRule = (name: ResourceName): RowRule => {
  const conditions = publicRows[name]
  return conditions ? [conditions] : []
}
const publicCondition = (name: ResourceName): Condition | undefined => {
  const rule = publicRule(name)
  return rule.length === 0 ? undefined : ruleCondition(rule, nobody)
}
// What a row of the tenant's own shows to somebody who is not staff: secrets stay masked, nothing else is theirs to be hidden from.
const presentPublic = <R extends Row>(name: ResourceName, row: R): R => presentRow(name, row, null, 'list')

/** What a visitor may see: nothing but what is public. */
export const visitorVisibility: Visibility = {
  rows: (name) => publicCondition(name),
  unmasked: () => undefined,
  present: (name, row) => presentPublic(name, row),
}

/** Whose session a customer's is. */
export interface OwnRows {
  /** The customer; null while nobody with the proven mobile is known. */
  customerId: string | null
  /** The colleague who acts for them: sees no more of the customer's rows than under their own name. */
  agent: Actor | null
  /** The one booking that a link's session is for. */
  appointmentId: string | null
}

/** What a customer may see: their own rows and what is public; of a link's session only its booking, that booking's payments and the customer. */
export function customerVisibility({ customerId, agent, appointmentId }: OwnRows): Visibility {
  const own = (name: ResourceName): Condition | undefined => {
    const fields = customerFieldsOf(name)
    if (fields.length === 0) return undefined
    if (customerId === null) return nothing
    const theirs = every([
      sql`(${sql.join(
        fields.map((field) => sql`${sql.ref(field)} = ${customerId}`),
        sql` or `,
      )})`,
    ])
    if (appointmentId === null || name === 'customers') return theirs
    // Without this anyone who has the link of one booking could read its customer's others.
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
    present: (name, row) => (publicRows[name] ? presentPublic(name, row) : presentRow(name, row, agent, 'list')),
  }
}

/** What a list call asks for within what somebody may see; undefined where they may see none of the kind. */
export function questionFor(visibility: Visibility, name: ResourceName, question: Omit<ListQuestion, 'seen'>): ListQuestion | undefined {
  const rows = visibility.rows(name, 'list')
  if (rows === undefined) return undefined
  return { ...question, conditions: [...(question.conditions ?? []), rows], seen: visibility.unmasked(name) }
}

/** What narrows a look-up by these values: by personal data only rows are found that the caller sees in clear. */
export function lookUpConditions(visibility: Visibility, name: ResourceName, values: Row): Condition[] {
  const fields = fieldsOf(name)
  const seen = visibility.unmasked(name)
  // Without this a masked mobile could be found out by asking for one after the other.
  return seen && Object.keys(values).some((field) => fields[field]?.pii) ? [seen] : []
}
