// Compares sent messages with what the providers received: each message once, and nothing that the server does not know.
import { sql } from 'kysely'
import type { Scope } from '../../server/core/db/repository.ts'
import type { Providers } from './providers.ts'

interface Delivered {
  id: string
  kind: string
  status: string
  error: string | null
  carrier: string | null
  providerId: string | null
}
/** WhatsApp cannot be asked whether it took a message: one without a report ends so, and staff may send it again. */
const inDoubt = ({ status, error, carrier }: Delivered): boolean => status === 'failed' && error === 'unknown' && carrier === 'whatsapp'

/** Compares the outbox with the providers. */
export async function checkDelivered(
  tx: Scope,
  { sms, whatsapp, mailbox }: Providers,
): Promise<{ wrong: string[]; lost: number; twice: number; carried: number; doubtful: number }> {
  const { rows } = await sql<Delivered>`select id, kind, status, error, carrier, "providerId" from messages`.execute(tx)
  const by = (senders: readonly string[]) => rows.filter(({ carrier: sender }) => sender !== null && senders.includes(sender))
  const doubtful = rows.filter(inDoubt)
  const wrong = rows
    .filter((one) => !inDoubt(one))
    .filter(({ status }) => !['sent', 'delivered', 'read'].includes(status))
    .map(({ id, kind, status }) => `Message ${id} (${kind}) is still ${status}.`)
  let [lost, twice] = [wrong.length, 0]
  const there: [string, readonly Delivered[], readonly string[]][] = [
    ['SMS', by(['twilio', 'unifonic']), sms.sent.map(({ id }) => id)],
    ['WhatsApp', by(['whatsapp']).filter((one) => !inDoubt(one)), whatsapp.sent.map(({ id }) => id)],
    ['mail', by(['smtp']), mailbox.mails.map(({ messageId }) => messageId)],
  ]
  for (const [what, ours, theirs] of there) {
    const known = new Map<string, number>()
    for (const { id, kind, providerId } of ours) {
      known.set(providerId ?? '', (known.get(providerId ?? '') ?? 0) + 1)
      if (theirs.includes(providerId ?? '')) continue
      lost += 1
      wrong.push(`Lost: ${what} ${id} (${kind}) is called sent, and its provider has none of it.`)
    }
    for (const id of theirs) {
      if (known.get(id) === 1) continue
      twice += 1
      wrong.push(`Twice: the provider has ${what} ${id}, which belongs to ${known.get(id) ?? 'no'} message${known.has(id) ? 's' : ''}.`)
    }
  }
  return { wrong, lost, twice, doubtful: doubtful.length, carried: sms.sent.length + whatsapp.sent.length + mailbox.mails.length }
}
