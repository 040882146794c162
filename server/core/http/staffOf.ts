// The member of staff who calls a route that is no defined call.
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../src/schema/core/access.ts'
import type { Services } from '../services.ts'
import { Problem } from './problem.ts'
import { callerOf } from './request.ts'

export interface Staff {
  actor: Actor
  tenantId: string
}
/** The member of staff who sends the request. Throws as `callerOf`, and unauthenticated (401) for visitors and customers. */
export async function staffOf(services: Services, request: FastifyRequest): Promise<Staff> {
  const { actor, tenantId } = await callerOf(services, request)
  if (!actor) throw new Problem('unauthenticated')
  return { actor, tenantId }
}
