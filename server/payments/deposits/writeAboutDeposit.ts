// Messages to customers about the deposit of a booking.
import type { Word } from '../../../src/schema/enumerations.ts'
import { findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import { toDecimal } from '../../core/gateways/decimal.ts'
import type { Services } from '../../core/services.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { visitTime } from '../../core/time/time.ts'
import { againLink, notifyCustomer, payLink } from '../../appointments/index.ts'

/** The messages. */
type DepositMessage = Extract<Word<'messageKind'>, 'depositLink' | 'depositReceived' | 'depositLapsed' | 'depositLate' | 'depositKept'>
/** Where messages lead instead of the booking's page. */
const links = { depositLink: payLink, depositLapsed: againLink, depositLate: againLink } as const

/** Queues a message in the transaction that causes it, once for each event. */
export async function writeAboutDeposit(
  services: Services,
  tx: Scope,
  kind: DepositMessage,
  booking: RowOf<'appointments'>,
  event: string,
  amount = booking.deposit ?? 0,
): Promise<void> {
  const customer = await findRow(tx, 'customers', booking.customerId)
  const location = await findRow(tx, 'dealershipLocations', booking.locationId, { deleted: true })
  if (!customer || !location) return
  const { currency } = booking.totals
  const until = visitTime(booking.depositDueAt ?? booking.startAt, languageOf(customer.languageId))
  const link = kind in links ? links[kind as keyof typeof links] : undefined
  await notifyCustomer(services, tx, customer, kind, booking, location, `${kind}:${event}`, {
    words: { amount: `${toDecimal(amount, currency)} ${currency}`, until },
    ...(link ? { link: (language) => link(services, tx, booking, language) } : {}),
  })
}
