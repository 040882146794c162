// The history of a row of any resource, newest first: for everybody who may see the row, masked like the row.
import { bilingualOut, idValue } from '../../src/schema/core/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { enumerations } from '../../src/schema/enumerations.ts'
import { errorBody, listQuery } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { rowHistory } from './rowHistory.ts'
import type { Services } from '../core/services.ts'
import { staffOf } from '../core/http/session.ts'

const name = bilingualOut
const entry = z.object({
  id: z.string(),
  action: z.enum(enumerations.auditAction),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  /** The kind of actor; null in entries without one. */
  actorKind: z.enum(enumerations.auditActor).nullable(),
  /** The name of the provider or job; null for people. */
  actorName: z.string().nullable(),
  /** The name of the member of staff, also one who acted for a customer; null for others. */
  byName: name.nullable(),
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
})
const question = z.object({ page: listQuery.shape.page, size: listQuery.shape.size, tenantId: z.string().optional() })

/** Adds `GET /{path}/{id}/history` for every resource but the audit. */
export function registerHistory(app: FastifyInstance, services: Services): void {
  for (const resource of (Object.keys(resources) as ResourceName[]).filter((one) => one !== 'audit')) {
    app.get(`/${resources[resource].path}/:id/history`, {
      config: { access: 'staff' },
      schema: {
        operationId: `history_${resource}`,
        summary: `history of ${resource}`,
        tags: [resource],
        security: [{ token: [] }],
        params: z.object({ id: idValue }),
        querystring: question,
        response: { 200: z.object({ data: z.array(entry), total: z.number().int() }), '4xx': errorBody, '5xx': errorBody },
      },
      handler: async (request) => {
        const { actor, db, params } = await staffOf(services, request)
        return db.transaction((one) => rowHistory(one, actor, resource, params['id'] ?? '', request.query as z.output<typeof question>))
      },
    })
  }
}
