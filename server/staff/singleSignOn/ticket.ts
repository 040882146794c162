// What a tab keeps while the person is at their company's provider: encrypted, for ten minutes, once. Nothing is stored here.
import { z } from 'zod'
import { seal, unseal } from '../../core/db/seal.ts'
import { Problem } from '../../core/http/problem.ts'
import type { Services } from '../../core/services.ts'

/** Validity in ms. */
const lifetime = 600_000
const form = z.object({
  kind: z.literal('singleSignOn'),
  tenantId: z.string(),
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})
type Ticket = Omit<z.infer<typeof form>, 'kind' | 'until'>

/** A ticket for one sign-in. */
export const makeTicket = (services: Services, ticket: Ticket): string =>
  seal(JSON.stringify({ ...ticket, kind: 'singleSignOn', until: services.now().getTime() + lifetime }))

function opened(sealed: string): z.infer<typeof form> | undefined {
  try {
    return form.parse(JSON.parse(unseal(sealed)))
  } catch {
    return undefined
  }
}

/** Opens a ticket, once in all processes. Throws ssoExpired (410) for one that is altered, expired or used. */
export async function takeTicket(services: Services, sealed: string): Promise<Ticket> {
  const ticket = opened(sealed)
  if (!ticket || ticket.until <= services.now().getTime()) throw new Problem('ssoExpired')
  await services.rateLimits.take('ssoByTicket', ticket.state).catch(() => {
    throw new Problem('ssoExpired')
  })
  return ticket
}
