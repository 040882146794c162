// What customers change about themselves: their details and what they agree to.
import type { z } from 'zod'
import type { ownDataEndpoints } from '../../src/schema/calls/ownData.ts'
import type { Consent } from '../../src/schema/kinds.ts'
import { updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { checkReferences } from './checkReferences.ts'
import { newConsent } from './newConsent.ts'
import { noticeChange } from './noticeChange.ts'

type Customer = RowOf<'customers'>
type Details = z.output<(typeof ownDataEndpoints)['updateCustomerDetails']['input']>
// What a person has ever said stays on record; merges keep as many.
const mostConsents = 200

async function write(house: House, tx: Scope, before: Customer, changes: Partial<Customer>): Promise<Customer> {
  const now = house.now()
  const after = await updateRow(tx, 'customers', before, changes, null, now)
  await auditChange(tx, { resource: 'customers', rowId: before.id, action: 'update', before, after, by: null, now })
  await noticeChange(house, tx, 'customers', { before, after, by: null })
  return after
}

/** Writes the details; another e-mail is one that nobody has verified yet. Throws staleVersion with the present ones. */
export async function updateOwnDetails(house: House, tx: Scope, before: Customer, { version, ...told }: Details): Promise<Customer> {
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: presentRow('customers', before, null, 'list') } })
  const details = { ...told, title: told.title ?? null, email: told.email ?? null, address: told.address ?? null }
  await checkReferences(tx, 'customers', details)
  return write(house, tx, before, { ...details, ...(details.email === before.email ? {} : { emailVerification: 'Unverified' }) })
}

/** Adds what the person agrees to or withdraws; what stands already is not written again. */
export async function giveConsent(
  house: House,
  tx: Scope,
  before: Customer,
  given: Pick<Consent, 'purpose' | 'granted'>,
): Promise<Customer> {
  const last = before.consents.findLast(({ purpose }) => purpose === given.purpose)
  if ((last?.granted ?? false) === given.granted) return before
  return write(house, tx, before, { consents: [...before.consents, newConsent(given, house.now())].slice(-mostConsents) })
}
