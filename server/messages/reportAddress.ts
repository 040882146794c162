// The addresses that providers call: those for delivery reports of SMS are unguessable, one for each tenant and message; the others are signed.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Word } from '../../src/schema/enumerations.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import type { Services } from '../core/services.ts'

/**
 * Below the API base; followed by `:provider/:tenant/:proof`, and by the message's reference when the provider accepts an address for each
 * message.
 */
export const reportPath = '/messages/reports'

const proofOf = ({ secrets }: Pick<Services, 'secrets'>, tenantId: string, provider: string): string =>
  createHmac('sha256', secrets.reports).update(`${provider}:${tenantId}`).digest('base64url')

/** Below the API base, by channel; followed by the tenant, and by the message's reference in what is reported of one message. */
export const callPaths = { whatsapp: '/messages/whatsapp', sms: '/messages/sms' } as const

/** The address that a provider calls with what people send, and with reports that it signs. */
export function callAddress(services: Services, channel: keyof typeof callPaths, tenantId: string, reference?: string): string {
  return [`${publicUrl(services).replace(/\/+$/, '')}/api${callPaths[channel]}`, tenantId, ...(reference ? [reference] : [])].join('/')
}

/** Whether the proof is valid for that tenant and provider. */
export function isReportProof(services: Services, tenantId: string, provider: string, proof: string): boolean {
  const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(services, tenantId, provider))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The address for one message, or without a reference the tenant's own; null when the server is not reachable from outside. */
export function reportAddress(services: Services, tenantId: string, provider: Word<'smsProvider'>, reference?: string): string | null {
  const { PUBLIC_URL } = services.env
  if (!PUBLIC_URL) return null
  const rest = [provider, tenantId, proofOf(services, tenantId, provider), ...(reference ? [reference] : [])].join('/')
  return `${PUBLIC_URL.replace(/\/+$/, '')}/api${reportPath}/${rest}`
}
