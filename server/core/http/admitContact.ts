// Limits how often a person without a proven mobile may write. Called by handlers, since a declared limit counts every caller.
import type { SessionCall } from '../services.ts'

/** Counts one write by session, by the given mobile and by network address. Throws tooManyRequests (429). */
export async function admitContact(
  { services, caller, address }: Pick<SessionCall<unknown>, 'services' | 'caller' | 'address'>,
  mobile: string | null | undefined,
): Promise<void> {
  const { tenantId, tokenHash } = caller
  await services.rateLimits.take('contactByAddress', `${tenantId}:${address}`)
  await services.rateLimits.take('contactByDevice', tokenHash)
  if (mobile) await services.rateLimits.take('contactByMobile', `${tenantId}:${mobile}`)
}
