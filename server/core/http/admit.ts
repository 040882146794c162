// Decides who may use a route before its input is judged: somebody without a session or a right learns nothing about the fields of a call.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Action } from '../../../src/schema/core/access.ts'
import type { Call, FileCall } from '../../../src/schema/core/defineCall.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { requireAccess } from '../access/requireAccess.ts'
import { requireRight } from '../commit/saveRecord.ts'
import type { Services } from '../services.ts'
import { hasCaller } from '../telemetry/requestLog.ts'
import { actorOf } from './actor.ts'
import { Problem } from './problem.ts'
import { asProblem, callerOf } from './request.ts'
import { madeOf } from './session.ts'

/**
 * Who may use a route: everybody (its handler proves a right of its own where one is needed), every member of staff, those who may do the
 * action to some row of the resource, or those whom a call's definition names.
 */
export type RouteAccess = 'anyone' | 'staff' | { resource: ResourceName; action: Action } | Call | FileCall

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Compulsory below the API base. */
    access?: RouteAccess
    /** Refused to API keys (forPeople, 403), as a call's `forPeople`. */
    forPeople?: true
  }
}

/** Lets the start fail for a route that does not say who may use it. */
export function requireRouteAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.access) throw new Error(`The route ${String(method)} ${url} does not say who may use it.`)
  })
}

// What is thrown where the input is judged, before a handler runs.
const ofInput = new Set<string>(['badInput', 'tooLarge', 'wrongMediaType'])

/**
 * What to answer for an error of the input: the refusal of a caller who may not use the route at all, else the error itself. The session
 * is looked up here only, so that valid requests are not slowed down; a request whose session is open was admitted already.
 */
export async function refusalBefore(services: Services, request: FastifyRequest, problem: Problem): Promise<Problem> {
  const { access } = request.routeOptions.config
  if (!ofInput.has(problem.code) || access === undefined || hasCaller(request)) return problem
  try {
    await admit(services, request, access)
    return problem
  } catch (refused) {
    const other = asProblem(refused as Error)
    // A row whose id is as wrong as the rest of the input is one that they may not see.
    return other.code === 'badInput' ? new Problem('notFound') : other
  }
}

async function admit(services: Services, request: FastifyRequest, access: RouteAccess): Promise<void> {
  if (access === 'anyone') return
  if (typeof access === 'object' && 'access' in access) {
    if (access.access === 'anyone') return
    return requireAccess(services, access, await callerOf(services, request, access.byLink), madeOf(request))
  }
  const actor = actorOf({ caller: await callerOf(services, request) })
  if (access !== 'staff') requireRight(actor, access.resource, access.action)
}
