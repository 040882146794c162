// The addresses to which mails are answered: each names one message of one tenant, is signed, and is good for a year.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { activeTenants } from '../core/access/findTenant.ts'
import type { Services } from '../core/services.ts'

/** Days for which a mail may be answered. */
const life = 365
const [idBytes, dayBytes, signatureBytes] = [16, 2, 16]
const bytes = idBytes + dayBytes + signatureBytes
// Base 32, because mail servers may change the case of an address; with it the part before the @ has 61 of the 64 characters that it may.
const digits = Math.ceil((bytes * 8) / 5)

const signed = ({ secrets }: Services, tenantId: string, body: Buffer): Buffer =>
  createHmac('sha256', secrets.mailReplies).update(`${tenantId}.`).update(body).digest().subarray(0, signatureBytes)

const textOf = (token: Buffer): string =>
  BigInt(`0x${token.toString('hex')}`)
    .toString(32)
    .padStart(digits, '0')

function tokenOf(text: string): Buffer | undefined {
  const number = [...text].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n)
  const hex = number.toString(16).padStart(bytes * 2, '0')
  return hex.length === bytes * 2 ? Buffer.from(hex, 'hex') : undefined
}

const uuidOf = (id: Buffer): string => id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The address to which the message's mail is answered; undefined where no answers come in. */
export function replyAddress(services: Services, tenantId: string, messageId: string): string | undefined {
  const { MAIL_DOMAIN: domain } = services.env
  if (domain === undefined) return undefined
  const body = Buffer.alloc(idBytes + dayBytes)
  body.write(messageId.replaceAll('-', ''), 'hex')
  body.writeUInt16BE(Math.floor(services.now().getTime() / dayMs) + life, idBytes)
  return `reply+${textOf(Buffer.concat([body, signed(services, tenantId, body)]))}@${domain}`
}

/** The message that an address names; undefined for one that we did not make, that is over, or of a tenant that is closed. */
export async function readReplyAddress(services: Services, address: string): Promise<{ tenantId: string; messageId: string } | undefined> {
  const [, text = '', domain] = new RegExp(`^reply\\+([0-9a-v]{${digits}})@([^@]+)$`).exec(address.toLowerCase()) ?? []
  const token = domain === services.env.MAIL_DOMAIN ? tokenOf(text) : undefined
  if (!token) return undefined
  const [body, signature] = [token.subarray(0, idBytes + dayBytes), token.subarray(idBytes + dayBytes)]
  if (body.readUInt16BE(idBytes) * dayMs <= services.now().getTime()) return undefined
  // A tenant's name would make the address too long, so the signature names it.
  const tenantId = (await activeTenants(services)).find((id) => timingSafeEqual(signed(services, id, body), signature))
  return tenantId === undefined ? undefined : { tenantId, messageId: uuidOf(body.subarray(0, idBytes)) }
}
