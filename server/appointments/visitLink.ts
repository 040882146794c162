// The link by which a customer sees, moves and cancels one booking without signing in: valid until the day after the visit, sixty days at
// most.
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { openSession } from '../core/access/sessions.ts'
import { shorten } from '../core/access/shortLink.ts'
import { tenantOf } from '../core/db/scope.ts'
import { linkAddress, makeLinkToken, readLinkToken } from '../core/access/signedLink.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

const longest = 60 * dayMs

function expiryOf(services: Services, booking: RowOf<'appointments'>): Date {
  const over = Date.parse(momentOf(dayAfter(localDay(booking.endAt), 2), '00:00'))
  return new Date(Math.min(over, services.now().getTime() + longest))
}
/** Milliseconds for which a link to pay opens at least: a car may stay in the workshop longer than its booking. */
const payable = 3 * dayMs

/** The token of a booking's page. */
export const visitToken = (services: Services, tenantId: string, booking: RowOf<'appointments'>): string =>
  makeLinkToken(services, 'visitLinks', { tenantId, id: booking.id }, expiryOf(services, booking))

/** A short link to a booking's page in a language. */
export async function visitLink(services: Services, tx: Scope, booking: RowOf<'appointments'>, language: LanguageWord) {
  const tenantId = await tenantOf(tx)
  const page = linkAddress(services, language, 'manage-service', { tenantId, visit: visitToken(services, tenantId, booking) })
  return shorten(services, tx, page, expiryOf(services, booking))
}

/** Days for which a link to book again opens. */
const againDays = 30

/** A short link to booking the same again in a language; a test drive begins anew. */
export async function againLink(services: Services, tx: Scope, booking: RowOf<'appointments'>, language: LanguageWord) {
  const tenantId = await tenantOf(tx)
  const page =
    booking.type === 'testDrive'
      ? linkAddress(services, language, 'test-drive', { tenantId })
      : linkAddress(services, language, 'book-service', { tenantId, again: booking.id })
  return shorten(services, tx, page, new Date(services.now().getTime() + againDays * dayMs))
}

/** A short link to paying for a booking in a language. */
export async function payLink(services: Services, tx: Scope, booking: RowOf<'appointments'>, language: LanguageWord) {
  const tenantId = await tenantOf(tx)
  const expiresAt = new Date(Math.max(expiryOf(services, booking).getTime(), services.now().getTime() + payable))
  const visit = makeLinkToken(services, 'visitLinks', { tenantId, id: booking.id }, expiresAt)
  return shorten(services, tx, linkAddress(services, language, 'manage-service-tamara', { tenantId, visit }), expiresAt)
}

/**
 * Opens a customer's session for the one booking of a link, and returns its token. Throws linkExpired (410), also when the booking or
 * customer no longer exists.
 */
export async function openVisit(
  services: Services,
  tx: Scope,
  tenantId: string,
  link: string,
): Promise<{ token: string; booking: RowOf<'appointments'> }> {
  const { id } = readLinkToken(services, 'visitLinks', link, tenantId)
  const booking = await findRow(tx, 'appointments', id)
  const customer = booking && (await findRow(tx, 'customers', booking.customerId))
  if (!booking || !customer) throw new Problem('linkExpired')
  const { id: subjectId, mobile } = customer
  const token = await openSession(tx, tenantId, { audience: 'customer', subjectId, mobile, appointmentId: id }, services.now())
  return { token, booking }
}
