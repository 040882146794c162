// Whose conversation it is: the number of a customer, of a lead's person, of a case's customer, or of the conversation itself.
import type { Word } from '../../src/schema/enumerations.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'
import { findBy, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { customerName } from '../../src/schema/core/customerName.ts'
import { reachOf } from '../customers/index.ts'

const names = ['conversations', 'customers', 'leads', 'complaints', 'feedback'] as const
/** What a conversation may be looked for by. */
export type SubjectName = (typeof names)[number]
/** The person of a conversation. */
export interface Subject {
  mobile: string
  name: string
  customer: RowOf<'customers'> | undefined
  languageId: Word<'language'>
  conversation: RowOf<'conversations'> | undefined
}

/** Throws notFound (404) for another resource. */
export function subjectNamed(name: string | undefined): SubjectName {
  const found = names.find((one) => one === name)
  if (!found) throw new Problem('notFound')
  return found
}

async function personOf(tx: Scope, resource: SubjectName, id: string): Promise<{ mobile: string; name: string } | undefined> {
  if (resource === 'conversations' || resource === 'leads') return findRow(tx, resource, id)
  const customerId = resource === 'customers' ? id : (await findRow(tx, resource, id))?.customerId
  const customer = customerId ? await findRow(tx, 'customers', customerId) : undefined
  if (!customer) return undefined
  // Somebody who writes with a company writes with its contact.
  const reached = await reachOf(tx, customer)
  return reached && { mobile: reached.recipient, name: customerName(customer) }
}

/** The person behind a row that the caller may see. Throws notFound (404) when there is nobody. */
export async function subjectOf(tx: Scope, resource: SubjectName, id: string): Promise<Subject> {
  const person = await personOf(tx, resource, id)
  if (!person) throw new Problem('notFound')
  const customer = await customerOfMobile(tx, person.mobile)
  const conversation = await findBy(tx, 'conversations', { mobile: person.mobile })
  // An Arabic speaker who is no customer yet is the ordinary case here.
  return { mobile: person.mobile, name: person.name, customer, languageId: customer?.languageId ?? '2', conversation }
}
