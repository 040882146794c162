// The stream of changes: server-sent events until the client, the session or the process ends.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Actor } from '../../../src/schema/core/access.ts'
import { liveMessages, liveQuestion, type LiveData } from '../../../src/schema/core/live.ts'
import { errorBody } from '../../../src/schema/endpoints.ts'
import { live } from '../../../src/schema/core/calls.ts'
import { sessionOfCall } from '../http/session.ts'
import type { Caller, Services } from '../services.ts'
import { openHub, type LiveStream } from './hub.ts'
import { Problem } from '../http/problem.ts'
import { tallies } from '../telemetry/tallies.ts'

/** Bytes that may be buffered for a slow reader; above that it is disconnected and continues from its position. */
const maxWaiting = 256_000

/**
 * Adds the route of live events below the API base. It throws unauthenticated (401) for callers other than staff, and as the hub where
 * there are too many; streams end when the app closes.
 */
export function registerLive(app: FastifyInstance, services: Services): void {
  const hub = openHub(services, (error) => app.log.error(error))
  app.addHook('preClose', () => hub.close())
  app.get(live.path, {
    config: { access: live },
    schema: {
      operationId: 'live',
      summary: 'Changes as they happen, as server-sent events; the Last-Event-ID header continues where a stream broke off.',
      tags: ['calls'],
      querystring: liveQuestion,
      security: [{ token: [] }],
      response: {
        200: { description: 'The events.', content: { 'text/event-stream': { schema: z.string() } } },
        '4xx': errorBody,
        '5xx': errorBody,
      },
    },
    handler: async (request, reply) => {
      const { caller } = await sessionOfCall(services, request, live)
      if (!caller.actor) throw new Problem('unauthenticated')
      const stream = streamOn(reply, { ...caller, actor: caller.actor }, request.ip, (request.query as z.output<typeof liveQuestion>).age)
      tallies.streams += 1
      reply.raw.once('close', () => {
        tallies.streams -= 1
        hub.leave(stream)
      })
      const since = [request.headers['last-event-id']].flat()[0] ?? null
      await hub.join(stream, since)
      return reply
    },
  })
}

/** A stream on one HTTP answer; headers are sent with the first event. */
function streamOn(reply: FastifyReply, caller: Caller & { actor: Actor }, address: string, age: number): LiveStream {
  const { raw } = reply
  const send = (event: string, position: string, data: LiveData | object) => {
    if (raw.destroyed || raw.writableEnded) return
    if (!raw.headersSent) begin(reply)
    raw.write(`id: ${position}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    if (raw.writableLength > maxWaiting) raw.destroy()
  }
  return {
    caller,
    address,
    age,
    tell: (changes, position) => send(liveMessages.changes, position, { changes }),
    resync: (position) => send(liveMessages.resync, position, {}),
    beat: (position) => send(liveMessages.beat, position, {}),
    end: () => {
      if (raw.headersSent) raw.end()
    },
  }
}

function begin(reply: FastifyReply): void {
  reply.hijack()
  // Not cached, compressed or buffered by proxies.
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  })
}
