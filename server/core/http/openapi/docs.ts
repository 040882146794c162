// The API's documentation: OpenAPI 3.1 generated from calls and resources, and a page to read it.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { resources } from '../../../../src/schema/resources.ts'
import { openDescription } from './describe.ts'
import { version } from './version.ts'

// The documentation page's own files and its one inline style; no external sources.
const staticCSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Clients that guess resources from paths, such as API Platform's, take every `/noun/{id}` for one and the noun for its list.
const guessable: ReadonlySet<string> = new Set(
  Object.values(resources).flatMap(({ path }) => (path.includes('/') ? [] : [`/${path}`, `/${path}/{id}`])),
)
const onlyResources = <D extends { paths?: object }>(description: D): D => ({
  ...description,
  paths: Object.fromEntries(Object.entries(description.paths ?? {}).filter(([path]) => guessable.has(path))),
})

/** Adds the documentation routes; must be registered before the routes it describes. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wakeel dealer API',
        version,
        description:
          'Answers may gain fields and lists of words may gain words: a client ignores what it does not know. Amounts are in minor units, moments in UTC.',
        license: { name: 'Proprietary', url: 'https://wakeel.example/license' },
      },
      servers: [{ url: '/api' }],
      security: [{ token: [] }],
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of a session, or an API key (wk_…).' } },
      },
    },
    ...openDescription(),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'none', displayOperationId: true }, staticCSP })
  // They are the same for everybody, so pages of any site may read them.
  const document = (url: string, make: () => object): void =>
    void app.get(url, { schema: { hide: true } }, (_request, reply) => reply.header('access-control-allow-origin', '*').send(make()))
  document('/api/openapi.json', () => app.swagger())
  document('/api/openapi-resources.json', () => onlyResources(app.swagger()))
}
