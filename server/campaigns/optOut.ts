// The way out of a message: withdraws the consent to advertising of anyone who got it, and takes that back as long as they like.
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { giveConsent } from '../customers/index.ts'
import { findRecipient } from './campaignLinks.ts'
import { commit } from '../core/commit/commit.ts'
import { customerActor } from '../core/commit/actor.ts'

/** Whether the link's own withdrawal stands. Throws linkExpired for a code that is not the tenant's. */
export const isWithdrawn = async (tx: Scope, code: string): Promise<boolean> => (await findRecipient(tx, code)).optedOutAt !== null

/** Withdraws, or takes back what this link withdrew; what stands already stays. Throws linkExpired, also for somebody whose data was erased. */
export async function changeByLink(services: Services, tx: Scope, code: string, granted: boolean): Promise<boolean> {
  const { customerId } = await findRecipient(tx, code)
  const customer = await findRow(tx, 'customers', customerId, { lock: true })
  const recipient = await findRecipient(tx, code)
  if (!customer || customer.erasedAt) throw new Problem('linkExpired')
  // A link that was never used to leave must not bring a consent that nobody gave.
  if (granted === (recipient.optedOutAt === null)) return !granted
  const by = customerActor(customerId)
  await giveConsent(services, tx, by, customer, { purpose: 'marketing', granted })
  const changes = { optedOutAt: granted ? null : services.now().toISOString() }
  await commit({ services, tx }, { resource: 'campaignRecipients', action: 'update', before: recipient, changes, by })
  return !granted
}
