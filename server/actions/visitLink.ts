// The link by which a customer sees, moves and cancels one booking without signing in: good until the day after the visit, sixty days at most.
import type { LanguageWord } from '../../src/schema/limits.ts'
import { dayAfter, localDay, momentOf } from '../booking/time.ts'
import { findRow, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { openSession } from '../sessions.ts'
import { linkAddress, makeLinkToken, readLinkToken } from './signedLink.ts'

const longest = 60 * 86_400_000

/** What opens a booking's page, as long as it may. */
export function visitToken(house: House, tenantId: string, booking: RowOf<'appointments'>): string {
  const over = Date.parse(momentOf(dayAfter(localDay(booking.endAt), 2), '00:00'))
  const expiresAt = new Date(Math.min(over, house.now().getTime() + longest))
  return makeLinkToken(house, 'visitLinks', { tenantId, id: booking.id }, expiresAt)
}

/** The address of a booking's page in a language. */
export function visitLink(house: House, tenantId: string, booking: RowOf<'appointments'>, language: LanguageWord) {
  const token = visitToken(house, tenantId, booking)
  return linkAddress(house, language, 'manage-service', { tenantId, visit: token }, token)
}

/** Opens a customer's session for the one booking of a link, and tells its token. Throws linkExpired, also when booking or customer are gone. */
export async function openVisit(
  house: House,
  tx: Scope,
  tenantId: string,
  link: string,
): Promise<{ token: string; booking: RowOf<'appointments'> }> {
  const { id } = readLinkToken(house, 'visitLinks', link, tenantId)
  const booking = await findRow(tx, 'appointments', id)
  const customer = booking && (await findRow(tx, 'customers', booking.customerId))
  if (!booking || !customer) throw new Problem('linkExpired')
  const { id: subjectId, mobile } = customer
  const token = await openSession(tx, tenantId, { audience: 'customer', subjectId, mobile, appointmentId: id }, house.now())
  return { token, booking }
}
