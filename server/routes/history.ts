// What happened to a row of any resource, newest first: for everybody who may see the row, masked as the row itself is for them.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { enumerations } from '../../src/schema/enumerations.ts'
import { errorBody, listQuery } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { idValue } from '../../src/schema/values.ts'
import { rowHistory } from '../actions/rowHistory.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { callerOf } from './request.ts'

const name = z.object({ en: z.string(), ar: z.string() })
const entry = z.object({
  id: z.string(),
  action: z.enum(enumerations.auditAction),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  /** Who did it; null for the house itself and for somebody who is gone. */
  byName: name.nullable(),
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
})
const question = z.object({ page: listQuery.shape.page, size: listQuery.shape.size, tenantId: z.string().optional() })

/** Adds `GET /{path}/{id}/history` of every resource but the audit itself. */
export function registerHistory(app: FastifyInstance, house: House): void {
  for (const resource of (Object.keys(resources) as ResourceName[]).filter((one) => one !== 'audit')) {
    app.get(`/${resources[resource].path}/:id/history`, {
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
        const { actor, tenantId } = await callerOf(house, request)
        if (!actor) throw new Problem('unauthenticated')
        return house.engine.scoped(tenantId, (tx) =>
          rowHistory(tx, actor, resource, (request.params as { id: string }).id, request.query as z.output<typeof question>),
        )
      },
    })
  }
}
