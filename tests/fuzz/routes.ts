// Every route of the server with its zod schemas, recorded while the app is being built: new calls are included automatically.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { z } from 'zod'

/** A route of the API. */
export interface Route {
  /** The operation of the description; method and path for a route that is not in it. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API base, parameters as `:id`. */
  path: string
  /** Left out of the description. */
  hidden: boolean
  /** Needs a token. */
  closed: boolean
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
}

interface Described {
  operationId?: string
  hide?: boolean
  security?: unknown[]
  params?: z.ZodType
  querystring?: z.ZodType
  body?: z.ZodType
}
const routeOf = ({ url, schema }: RouteOptions, method: string): Route => {
  const { operationId, hide, security, params, querystring, body } = (schema ?? {}) as Described
  return {
    name: operationId ?? `${method} ${url}`,
    method: method as Route['method'],
    path: url.replace(/^\/api/, ''),
    hidden: hide === true || operationId === undefined,
    closed: (security ?? []).length > 0,
    ...(params ? { params } : {}),
    ...(querystring ? { query: querystring } : {}),
    ...(body ? { body } : {}),
  }
}

/** An app's routes, and the last error that a request ended with. */
export interface Routes {
  routes: Route[]
  lastError?: Error
}
/** The result of `open`, and the routes of the app that it builds. */
export async function withRoutes<T>(open: () => Promise<T>): Promise<{ opened: T; found: Routes }> {
  const found: Routes = { routes: [] }
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => {
      for (const method of [route.method].flat()) if (method !== 'HEAD' && method !== 'OPTIONS') found.routes.push(routeOf(route, method))
    })
    fastify.addHook('onError', async (_request, _reply, error) => {
      found.lastError = error
    })
  }
  subscribe('fastify.initialization', listen)
  try {
    return { opened: await open(), found }
  } finally {
    unsubscribe('fastify.initialization', listen)
  }
}
