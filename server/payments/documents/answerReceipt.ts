// A payment's receipt as PDF.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { languages } from '../../../src/schema/core/limits.ts'
import { idValue } from '../../../src/schema/core/values.ts'
import { receiptDocument } from '../../../src/schema/payments/calls.ts'
import { described, documentQuery, sendDocument, sheetOf, spoken } from '../../core/documents/answer.ts'
import type { Services } from '../../core/services.ts'
import { sessionOfCall } from '../../core/http/session.ts'
import { routePath } from '../../core/http/routePath.ts'
import { payerOf } from '../ownOrders.ts'
import { receiptForPayer, receiptForStaff } from '../receipt.ts'

/** Adds the route below the API base. */
export function registerReceipt(app: FastifyInstance, services: Services): void {
  app.get(routePath(receiptDocument), {
    config: { access: receiptDocument },
    schema: {
      ...described('receiptDocument', 'receipt of a payment'),
      params: z.object({ id: idValue }),
      querystring: documentQuery,
      security: [{ token: [] }],
    },
    handler: async (request, reply) => {
      // Also in a session opened by a booking's link, for that booking's payment only.
      const { caller, db } = await sessionOfCall(services, request, receiptDocument)
      const { actor } = caller
      const word = spoken(request)
      const { code } = languages[word]
      const { id } = request.params as { id: string }
      const { sheet, receipt } = await db.asSystem('the payment is found by the right to it, or by its payer', async (tx) => ({
        sheet: await sheetOf(services, tx, word),
        receipt: actor
          ? await receiptForStaff(tx, actor, id, code)
          : await receiptForPayer(tx, await payerOf(tx, caller, { paymentId: id }), id, code),
      }))
      // Loaded on demand: the PDF library is large.
      const { drawReceipt } = await import('./draw.tsx')
      const name = `${services.texts(word, 'messages.documents.receipt')} ${receipt.payment.ref}`
      return sendDocument(reply, name, await drawReceipt(sheet, receipt))
    },
  })
}
