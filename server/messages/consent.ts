import { sql } from 'kysely'
import type { Consent } from '../../src/schema/core/kinds.ts'
import type { Scope } from '../core/db/repository.ts'

/** Whether the latest marketing consent of a list is given, by SMS and push. */
export function agreesToMarketing(consents: readonly Consent[]): boolean {
  const said = consents.filter(({ purpose, channel }) => purpose === 'marketing' && (channel === 'all' || channel === 'sms'))
  return said.at(-1)?.granted ?? false
}

/**
 * Whether a list agrees to messages by WhatsApp, which is a consent of its own: given by service, and for advertising by the latest word on
 * marketing too.
 */
export function agreesToWhatsapp(consents: readonly Consent[], marketing: boolean): boolean {
  const last = (purpose: Consent['purpose'], channels: readonly Consent['channel'][]) =>
    consents.findLast((one) => one.purpose === purpose && channels.includes(one.channel))?.granted ?? false
  return last('service', ['whatsapp']) && (!marketing || last('marketing', ['all', 'whatsapp']))
}

/** `agreesToMarketing` of a row of customers, as a condition. */
export const marketingAgreed = sql`coalesce((select (said.value->>'granted')::boolean from jsonb_array_elements(consents) with ordinality said (value, place)
  where said.value->>'purpose' = 'marketing' and said.value->>'channel' in ('all', 'sms') order by said.place desc limit 1), false)`

/** The recipient of a message. */
export interface Addressee {
  customerId: string | null
  recipient: string
}

/** The recipients who consented to marketing, found by their customer or by the customer with the mobile. Unknown recipients have not. */
export async function advertisable<A extends Addressee>(tx: Scope, addressees: readonly A[]): Promise<Set<A>> {
  const ids = addressees.flatMap(({ customerId }) => customerId ?? [])
  const mobiles = addressees.flatMap(({ customerId, recipient }) => (customerId ? [] : recipient))
  const { rows } = await sql<{ id: string; mobile: string | null; consents: Consent[] | null }>`select id, mobile, consents from customers
    where "deletedAt" is null and (id = any(${ids}::uuid[]) or mobile = any(${mobiles}::text[]))`.execute(tx)
  const agreeing = rows.filter(({ consents }) => agreesToMarketing(consents ?? []))
  const agreed = new Set(agreeing.flatMap(({ id, mobile }) => [id, mobile]))
  return new Set(addressees.filter(({ customerId, recipient }) => agreed.has(customerId ?? recipient)))
}
