// What a provider's call brings, as the tenant's account with that provider reads it.
import type { Word } from '../../src/schema/enumerations.ts'
import type { RowOf } from '../core/db/repository.ts'
import type { Events, ProviderCall } from '../core/gateways/messages.ts'
import { Problem } from '../core/http/problem.ts'
import type { Services } from '../core/services.ts'
import type { callPaths } from './reportAddress.ts'
import { smsWayOf } from './ways.ts'
import { whatsappWayOf } from './whatsapp/way.ts'

interface Reader {
  carrier: Word<'messageCarrier'>
  read(call: ProviderCall): Events | undefined
}

function readerOf({ senders }: Services, settings: RowOf<'settings'>, channel: keyof typeof callPaths): Reader | undefined {
  if (channel === 'whatsapp') {
    const way = whatsappWayOf(settings)
    return way && { carrier: 'whatsapp', read: (call) => senders.whatsapp[way.provider].receive(way.account, call) }
  }
  const way = smsWayOf(settings, false)
  const receive = way && senders.sms[way.provider].receive
  return receive && { carrier: way.provider, read: (call) => receive(way.account, call) }
}

/** The events of a call. Throws notFound (404) for a tenant without such an account, unauthenticated (401) for a wrong signature. */
export function receiveCall(services: Services, settings: RowOf<'settings'>, channel: keyof typeof callPaths, call: ProviderCall) {
  const reader = readerOf(services, settings, channel)
  if (!reader) throw new Problem('notFound')
  const events = reader.read(call)
  if (!events) throw new Problem('unauthenticated')
  return { ...events, carrier: reader.carrier }
}
