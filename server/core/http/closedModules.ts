// Modules that a tenant has switched off: what belongs to them is not found, whatever the caller's rights are.
import type { FastifyRequest } from 'fastify'
import { modulesOf } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { defaultApiBase } from '../../../src/schema/core/wireWords.ts'

const closedFor = new WeakMap<FastifyRequest, readonly string[]>()
/** Records the modules that are switched off in the tenant of a request's caller. */
export const noteClosedModules = (request: FastifyRequest, closed: readonly string[]): void => void closedFor.set(request, closed)

// Longer paths first: one resource's path may be the beginning of another's.
const byPath = Object.values(resources)
  .map((resource) => ({ path: `${defaultApiBase}/${resource.path}`, modules: modulesOf(resource) }))
  .toSorted((one, other) => other.path.length - one.path.length)

/** Whether a request is about rows of a resource all of whose modules are switched off. */
export function isClosed(request: FastifyRequest): boolean {
  const closed = closedFor.get(request) ?? []
  const { url = '' } = request.routeOptions
  const found = closed.length > 0 && byPath.find(({ path }) => url === path || url.startsWith(`${path}/`))
  return found ? found.modules.every((module) => closed.includes(module)) : false
}
