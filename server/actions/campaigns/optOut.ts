// The way out of a message: withdraws the consent to advertising of whoever got it, and takes that back as long as they like.
import { findRow, updateRow, type Scope } from '../../db/repository.ts'
import type { House } from '../../house.ts'
import { Problem } from '../../problem.ts'
import { giveConsent } from '../ownProfile.ts'
import { findRecipient } from './campaignLinks.ts'

/** Whether the link's own withdrawal stands. Throws linkExpired for a code that is not the tenant's. */
export const isWithdrawn = async (tx: Scope, code: string): Promise<boolean> => (await findRecipient(tx, code)).optedOutAt !== null

/** Withdraws, or takes back what this link withdrew; what stands already stays. Throws linkExpired, also for somebody whose data was erased. */
export async function changeByLink(house: House, tx: Scope, code: string, granted: boolean): Promise<boolean> {
  const { customerId } = await findRecipient(tx, code)
  const customer = await findRow(tx, 'customers', customerId, { lock: true })
  const recipient = await findRecipient(tx, code)
  if (!customer || customer.erasedAt) throw new Problem('linkExpired')
  // A link that was never used to leave must not bring a consent that nobody gave.
  if (granted === (recipient.optedOutAt === null)) return !granted
  await giveConsent(house, tx, customer, { purpose: 'marketing', granted })
  const now = house.now()
  await updateRow(tx, 'campaignRecipients', recipient, { optedOutAt: granted ? null : now.toISOString() }, null, now)
  return !granted
}
