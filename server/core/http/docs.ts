// The API's documentation: OpenAPI 3.1 generated from calls and resources, and a page to read it.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { headers } from '../../../src/schema/core/wireWords.ts'

// The documentation page's own files and its one inline style; no external sources.
const staticCSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Adds the documentation routes; must be registered before the routes it describes. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wakeel dealer API',
        version: '1.0.0',
        description: `Every request carries the header "${headers.from}: ${headers.fromValue}" and, once known, "${headers.tenant}". Errors: { message, code, fields?, details? }.`,
        license: { name: 'Proprietary', url: 'https://wakeel.example/license' },
      },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (given) => {
      const described = jsonSchemaTransform(given)
      return { ...described, url: described.url.replace(/^\/api/, '') }
    },
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'none' }, staticCSP })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
