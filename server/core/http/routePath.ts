// A call's path as Fastify writes it.
import type { Route } from '../../../src/schema/core/defineCall.ts'

/** `/customers/{id}` as `/customers/:id`. */
export const routePath = ({ path }: Route): string => path.replace(/\{(\w+)\}/g, ':$1')
