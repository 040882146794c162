// How often somebody whose mobile nobody has proven may write to the house.
import type { SessionCall } from '../house.ts'

/** Counts one by the visit, by the mobile that was told and by the network address. Throws tooManyRequests. */
export async function admitContact(
  { house, caller, address }: Pick<SessionCall<unknown>, 'house' | 'caller' | 'address'>,
  mobile: string | null | undefined,
): Promise<void> {
  const { tenantId, tokenHash } = caller
  await house.rateLimits.take('contactByAddress', `${tenantId}:${address}`)
  await house.rateLimits.take('contactByDevice', tokenHash)
  if (mobile) await house.rateLimits.take('contactByMobile', `${tenantId}:${mobile}`)
}
