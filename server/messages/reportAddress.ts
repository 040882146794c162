// Where providers of SMS report to: an address that nobody guesses, one a tenant and message.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Services } from '../core/services.ts'

/** Below the API base; `:provider/:tenant/:proof` follow, and the message's reference where the provider takes an address a message. */
export const reportPath = '/messages/reports'

const proofOf = ({ secrets }: Pick<Services, 'secrets'>, tenantId: string, provider: string): string =>
  createHmac('sha256', secrets.reports).update(`${provider}:${tenantId}`).digest('base64url')

/** Whether the address was made here for that tenant. */
export function isReportProof(services: Services, tenantId: string, provider: string, proof: string): boolean {
  const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(services, tenantId, provider))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The address for one message, or without a reference the tenant's own; null where nobody outside could reach the server. */
export function reportAddress(services: Services, tenantId: string, provider: Word<'smsProvider'>, reference?: string): string | null {
  const { PUBLIC_URL } = services.env
  if (!PUBLIC_URL) return null
  const rest = [provider, tenantId, proofOf(services, tenantId, provider), ...(reference ? [reference] : [])].join('/')
  return `${PUBLIC_URL.replace(/\/+$/, '')}/api${reportPath}/${rest}`
}
