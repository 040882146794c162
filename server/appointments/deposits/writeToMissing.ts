// The one message to a customer who did not come: polite, with a link to book again, and with the deposit that is kept.
import { findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import { toDecimal } from '../../core/gateways/decimal.ts'
import type { Services } from '../../core/services.ts'
import { findSettings } from '../../core/time/workshop.ts'
import { notifyCustomer } from '../notifyCustomer.ts'
import { againLink } from '../visitLink.ts'

/** Queues the message once for a booking; where the message is off, only of a deposit that is kept. */
export async function writeToMissing(services: Services, tx: Scope, booking: RowOf<'appointments'>): Promise<void> {
  const kept = booking.depositState === 'kept'
  if (!kept && !(await findSettings(tx)).missedMessage) return
  const customer = await findRow(tx, 'customers', booking.customerId)
  const location = await findRow(tx, 'dealershipLocations', booking.locationId, { deleted: true })
  if (!customer || !location) return
  const { currency } = booking.totals
  const kind = kept ? 'bookingMissedKept' : 'bookingMissed'
  await notifyCustomer(services, tx, customer, kind, booking, location, `bookingMissed:${booking.id}`, {
    words: { amount: `${toDecimal(booking.deposit ?? 0, currency)} ${currency}` },
    link: (language) => againLink(services, tx, booking, language),
  })
}
