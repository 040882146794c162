// The opt-out of a message: withdraws the recipient's consent to advertising, and can restore it.
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { giveConsent } from '../customers/index.ts'
import { findRecipient } from './campaignLinks.ts'
import { commit } from '../core/commit/commit.ts'
import { customerActor } from '../core/commit/actor.ts'

/** Whether this link's withdrawal is in effect. Throws linkExpired (410) for an unknown code. */
export const isWithdrawn = async (tx: Scope, code: string): Promise<boolean> => (await findRecipient(tx, code)).optedOutAt !== null

/**
 * Withdraws the consent, or restores what this link withdrew; returns whether it is withdrawn. Throws linkExpired (410), also when the
 * customer's data was erased.
 */
export async function changeByLink(services: Services, tx: Scope, code: string, granted: boolean): Promise<boolean> {
  const { customerId } = await findRecipient(tx, code)
  const customer = await findRow(tx, 'customers', customerId, { lock: true })
  const recipient = await findRecipient(tx, code)
  if (!customer || customer.erasedAt) throw new Problem('linkExpired')
  // A link that was never used to opt out must not give a consent that the person did not give.
  if (granted === (recipient.optedOutAt === null)) return !granted
  const by = customerActor(customerId)
  await giveConsent(services, tx, by, customer, { purpose: 'marketing', granted })
  const changes = { optedOutAt: granted ? null : services.now().toISOString() }
  await commit({ services, tx }, { resource: 'campaignRecipients', action: 'update', before: recipient, changes, by })
  return !granted
}
