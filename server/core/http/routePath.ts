// Converts a call's path to Fastify's notation.
import type { Route } from '../../../src/schema/core/defineCall.ts'

/** `/customers/{id}` as `/customers/:id`. */
export const routePath = ({ path }: Route): string => path.replace(/\{(\w+)\}/g, ':$1')
