// The record of a finished visit as PDF, for its customer.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { languages } from '../../src/schema/core/limits.ts'
import { idValue } from '../../src/schema/core/values.ts'
import { serviceRecordDocument } from '../../src/schema/garage/calls.ts'
import { described, documentQuery, sendDocument, sheetOf, spoken } from '../core/documents/answer.ts'
import { Problem } from '../core/http/problem.ts'
import { routePath } from '../core/http/routePath.ts'
import { sessionOfCall } from '../core/http/session.ts'
import type { Services } from '../core/services.ts'
import { findRow } from '../core/db/repository.ts'
import { paidOrders } from '../payments/index.ts'
import { jobDocumentData, visitDocuments } from '../workshop/index.ts'

/** Adds the route below the API base. */
export function registerServiceRecord(app: FastifyInstance, services: Services): void {
  app.get(routePath(serviceRecordDocument), {
    config: { access: serviceRecordDocument },
    schema: {
      ...described('serviceRecordDocument', 'record of a visit'),
      params: z.object({ id: idValue }),
      querystring: documentQuery,
      security: [{ token: [] }],
    },
    handler: async (request, reply) => {
      const { caller, db } = await sessionOfCall(services, request, serviceRecordDocument)
      const word = spoken(request)
      const { sheet, job, paid } = await db.transaction(async (one) => {
        const { id, type, status, closure } = await one.get('appointments', (request.params as { id: string }).id)
        // Until the car is handed over, work and price can change.
        if (type === 'testDrive' || status !== 'delivered' || closure !== 'none') throw new Problem('notFound')
        return one.asSystem('the words of the tenant, and what a visit names', async (tx) => {
          const booking = await findRow(tx, 'appointments', id)
          if (!booking) throw new Problem('notFound')
          const orders = await paidOrders(tx, caller, services.now())
          return {
            sheet: await sheetOf(services, tx, word),
            job: await jobDocumentData(tx, caller.agent, booking, languages[word].code),
            paid: orders
              .filter(({ refId, outcome }) => refId === id && outcome === 'paid')
              .map(({ ref, changedAt, back }) => ({ ref, at: changedAt, minor: back })),
          }
        })
      })
      const { drawServiceRecord } = await visitDocuments()
      const name = `${services.texts(word, 'messages.documents.serviceRecord')} ${job.booking.ref}`
      return sendDocument(reply, name, await drawServiceRecord(sheet, job, paid))
    },
  })
}
