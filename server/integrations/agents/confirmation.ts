// Confirmations: a write of a program is made only once what it would change was answered to it.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../core/services.ts'

/** Minutes for which a confirmation holds. */
export const confirmedMinutes = 10

/** What is confirmed: this input of this tool, by this key. */
export interface Confirmed {
  keyId: string
  tool: string
  given: Readonly<Record<string, unknown>>
}

// The order of properties says nothing.
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, ordered(part)]),
  )
}

const signed = ({ secrets }: Services, { keyId, tool, given }: Confirmed, until: string): Buffer =>
  createHmac('sha256', secrets.agents)
    .update(JSON.stringify([until, keyId, tool, ordered(given)]))
    .digest()

/** A confirmation. */
export function confirmationOf(services: Services, what: Confirmed): string {
  const until = String(services.now().getTime() + confirmedMinutes * 60_000)
  return `${until}.${signed(services, what, until).toString('base64url')}`
}

/** Whether a confirmation is of exactly this, and still holds. */
export function isConfirmed(services: Services, what: Confirmed, confirmation: string): boolean {
  const [until = '', signature = ''] = confirmation.split('.')
  const [made, given] = [signed(services, what, until), Buffer.from(signature, 'base64url')]
  return made.length === given.length && timingSafeEqual(made, given) && services.now().getTime() < Number(until)
}
