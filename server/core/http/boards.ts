// The boards of all resources that have one: `GET /{path}/board`, with the filters, search, rights and masking of the list.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { boardColumns } from '../../../src/schema/core/board.ts'
import { errorBody, listQuery } from '../../../src/schema/endpoints.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { idValue } from '../../../src/schema/core/values.ts'
import { showBoard } from '../commit/showBoard.ts'
import type { Services } from '../services.ts'
import { staffOf } from './session.ts'

const limit = 500
const usual = 60
const question = {
  q: listQuery.shape.q,
  /** Ids of cards, comma separated: only these are returned; the counts still refer to whole columns. */
  cards: listQuery.shape.ids,
  /** Only this column, to load more of its cards. */
  column: z.string().max(40).optional(),
  skip: z.coerce.number({ error: 'validation.number' }).int().min(0).max(100_000).default(0),
  size: z.coerce.number({ error: 'validation.number' }).int().min(1).max(limit).default(usual),
  tenantId: z.string().optional(),
}
type Question = z.output<z.ZodObject<typeof question>> & Record<string, unknown>
const named = z.looseObject({ id: z.string() })

/** Registers the board route of each resource that has a board. */
export function registerBoards(app: FastifyInstance, services: Services): void {
  for (const name of Object.keys(resources) as ResourceName[]) {
    const resource = resources[name] as unknown as Resource
    if (boardColumns(resource).length === 0) continue
    const row = (resource.record as unknown as z.ZodObject).partial()
    const column = z.object({ status: z.string(), total: z.number().int(), late: z.number().int(), data: z.array(row) })
    app.get(`/${resource.path}/board`, {
      config: { access: 'staff' },
      schema: {
        operationId: `board_${name}`,
        summary: `board of ${name}`,
        tags: [name],
        security: [{ token: [] }],
        querystring: z.strictObject({ ...(resource.filter as unknown as z.ZodObject).shape, ...question }),
        response: {
          200: z.object({ columns: z.array(column), names: z.record(z.string(), z.array(named)) }),
          '4xx': errorBody,
          '5xx': errorBody,
        },
      },
      handler: async (request) => {
        const { actor, db } = await staffOf(services, request)
        const { q, cards, column: one, skip, size, tenantId: _tenant, ...filters } = request.query as Question
        const wanted = cards?.split(',').filter((id) => idValue.safeParse(id).success)
        return db.asSystem('the board applies the rights of the list itself', (tx) =>
          showBoard(tx, actor, name, { q, cards: wanted, filters, column: one, skip, size, now: services.now() }),
        )
      },
    })
  }
}
