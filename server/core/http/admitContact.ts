// How often somebody whose mobile nobody has proven may write to the server.
import type { SessionCall } from '../services.ts'

/** Counts one by the visit, by the mobile that was told and by the network address. Throws tooManyRequests. */
export async function admitContact(
  { services, caller, address }: Pick<SessionCall<unknown>, 'services' | 'caller' | 'address'>,
  mobile: string | null | undefined,
): Promise<void> {
  const { tenantId, tokenHash } = caller
  await services.rateLimits.take('contactByAddress', `${tenantId}:${address}`)
  await services.rateLimits.take('contactByDevice', tokenHash)
  if (mobile) await services.rateLimits.take('contactByMobile', `${tenantId}:${mobile}`)
}
