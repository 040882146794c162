// Handlers of a colleague's links for calendar programs, and the route by which those read.
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findTenant } from '../../core/access/findTenant.ts'
import { asStaff } from '../../core/db/caller/as.ts'
import { actorOf } from '../../core/http/actor.ts'
import { Problem } from '../../core/http/problem.ts'
import { limited, tenantDb } from '../../core/http/session.ts'
import type { Handlers, Services } from '../../core/services.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { composeFeed } from '../calendarFeed.ts'
import {
  calendarPath,
  listCalendarLinks,
  makeCalendarLink,
  mayReadBranch,
  openCalendarLink,
  revokeCalendarLink,
  tenantOfLink,
} from '../calendarLinks.ts'

/** The handlers by call. */
export const calendarLinkHandlers = {
  calendarLinks: (call) => call.db.asSystem("the person's own links", (tx) => listCalendarLinks(tx, actorOf(call).id)),
  makeCalendarLink: (call) =>
    call.db.transaction(async (db) => {
      const actor = actorOf(call)
      const { locationId } = call.input
      if (locationId && !(await mayReadBranch(db, actor, locationId))) throw new Problem('notFound')
      const url = await db.asSystem("the person's own links", (tx) => makeCalendarLink(call.services, tx, actor.id, locationId))
      return { url }
    }),
  revokeCalendarLink: (call) =>
    call.db.asSystem("the person's own links", async (tx) => {
      await revokeCalendarLink(call.services, tx, actorOf(call).id, call.input.locationId)
      return { successMessage: call.services.texts(call.language, 'messages.calendarRevoked') }
    }),
} satisfies Partial<Handlers>

const query = z.object({ link: z.string().max(100) })

/** Adds the route of calendar programs, which have no session. */
export function registerCalendarFeed(app: FastifyInstance, services: Services): void {
  app.get(calendarPath, {
    schema: { hide: true, querystring: query },
    preHandler: limited(services, [{ rule: 'linkByAddress', by: ['address'] }]),
    handler: async (request, reply) => {
      const { link } = request.query as z.output<typeof query>
      const tenant = await findTenant(services, tenantOfLink(link))
      if (!tenant) throw new Problem('notFound')
      const body = await tenantDb(services, tenant.id).asSystem('the secret of a link names the colleague who reads', async (tx) => {
        const { person, languageId, locationId } = await openCalendarLink(tx, tenant.id, link)
        return composeFeed(services, asStaff(tx, person), { person, language: languageOf(languageId), locationId })
      })
      const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
      void reply.headers({
        'cache-control': 'private, no-cache',
        'content-disposition': 'inline; filename="calendar.ics"',
        'referrer-policy': 'no-referrer',
        etag: tag,
      })
      if (request.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))
        return reply.status(304).send()
      return reply.type('text/calendar; charset=utf-8').send(body)
    },
  })
}
