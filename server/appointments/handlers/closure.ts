// The route that ends a booking that never began.
import { may } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { Problem } from '../../core/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { line, idValue } from '../../../src/schema/core/values.ts'
import type { Services } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { languageOfRequest } from '../../core/http/request.ts'
import { errorBody } from '../../../src/schema/endpoints.ts'
import { acting } from '../../core/http/actor.ts'
import { saved } from '../../core/http/resourceShapes.ts'
import { staffOf } from '../../core/http/session.ts'
import { closeBooking } from '../closeBooking.ts'

const byId = z.object({ id: idValue })
const errors = { '4xx': errorBody, '5xx': errorBody }
const security = [{ token: [] }]

export function registerClosure(app: FastifyInstance, services: Services): void {
  const body = z.strictObject({
    closure: z.enum(['cancelled', 'noShow'], 'validation.choice'),
    closeReason: line(500),
    /** The dealership cancels, not its customer: a deposit goes back whenever that is. */
    byDealership: z.boolean().optional(),
    version: z.number().int(),
  })
  app.post('/appointments/:id/closure', {
    config: { access: { resource: 'appointments', action: 'edit' } },
    schema: {
      operationId: 'close_appointments',
      summary: 'close appointments',
      tags: ['appointments'],
      security,
      params: byId,
      body,
      response: { 200: saved('appointments'), ...errors },
    },
    handler: async (request) => {
      const staff = await staffOf(services, request)
      const { actor } = staff
      if (!may(actor, resources.appointments, 'edit')) throw new Problem('forbidden')
      const row = await acting(staff, 'the command locks its row and checks the right to it', (one, id) =>
        closeBooking(one, id, request.body as z.output<typeof body>, (booking) => presentRow('appointments', booking, actor, 'show')),
      )
      return {
        ...presentRow('appointments', row, actor, 'show'),
        successMessage: services.texts(languageOfRequest(request), 'messages.saved'),
      }
    },
  })
}
