// When a refused request is worth repeating: every answer of 429 and 503 says it, by any part of the server.
import type { FastifyInstance } from 'fastify'

const name = 'retry-after'
/** Seconds, where the answer itself knows no better. */
const usual = '5'

/** Adds the header to answers that lack it, those of a server that is closing included, which reach no hook. */
export function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if ((reply.statusCode === 429 || reply.statusCode === 503) && !reply.hasHeader(name)) void reply.header(name, usual)
  })
  app.addHook('preClose', async () => {
    app.server.prependListener('request', (_request, response) => response.setHeader(name, usual))
  })
}
