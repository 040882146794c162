// Customers change their own details and consents.
import type { z } from 'zod'
import type { detailsInput } from '../../src/schema/customers/calls/ownData.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import type { ForCustomer } from '../core/http/forCustomer.ts'
import { Problem } from '../core/http/problem.ts'
import { checkReferences } from '../core/commit/checkReferences.ts'
import { newConsent, type GivenConsent } from './newConsent.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'

type Customer = RowOf<'customers'>
type Details = z.output<typeof detailsInput>
// Maximum number of stored consents; merges keep as many.
const maxConsents = 200

/** Writes the details; a new e-mail is unverified. Throws staleVersion (409) with the present details. */
export async function updateOwnDetails(
  { services, tx, by, customer: before, shown }: ForCustomer,
  { version, ...given }: Details,
): Promise<Customer> {
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: await shown('customers', before) } })
  const details = { ...given, title: given.title ?? null, email: given.email ?? null, address: given.address ?? null }
  await checkReferences(tx, 'customers', details)
  const changes = { ...details, ...(details.email === before.email ? {} : { emailVerification: 'Unverified' }) }
  return commit({ services, tx }, { resource: 'customers', action: 'update', before, changes, by })
}

/** Adds consents and withdrawals; those already in effect are not added again. */
export async function giveConsent(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  before: Customer,
  given: GivenConsent,
): Promise<Customer> {
  const last = before.consents.findLast(
    ({ purpose, channel }) => purpose === given.purpose && (channel === 'whatsapp') === (given.channel === 'whatsapp'),
  )
  if ((last?.granted ?? false) === given.granted) return before
  const consent = newConsent(given, by.kind === 'colleague', services.now())
  const changes = { consents: [...before.consents, consent].slice(-maxConsents) }
  return commit({ services, tx }, { resource: 'customers', action: 'update', before, changes, by })
}
