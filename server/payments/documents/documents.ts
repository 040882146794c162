// PDF documents: estimate, job card and day sheet for staff, and the estimate for a customer's link.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorBody } from '../../../src/schema/endpoints.ts'
import { languages, type LanguageWord } from '../../../src/schema/core/limits.ts'
import { dateValue, idValue } from '../../../src/schema/core/values.ts'
import { paperDaySheet, paperEstimate, paperEstimateByLink, paperJobCard } from '../../../src/schema/workshop/calls.ts'
import { paperReceipt } from '../../../src/schema/payments/calls.ts'
import type { FileCall } from '../../../src/schema/core/defineCall.ts'
import { callerOfFile } from '../../core/access/requireAccess.ts'
import { readJobToken } from '../../workshop/jobLink.ts'
import { daySheetDocument, jobDocument } from '../../workshop/documentData.ts'
import { receiptForPayer, receiptForStaff } from '../receipt.ts'
import { findJob } from '../../workshop/showJobCard.ts'
import { database } from '../../core/db/caller/as.ts'
import { findSettings } from '../../core/time/workshop.ts'
import type { RowOf, Scope } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import { sheetFor } from '../../core/documents/sheet.ts'
import { Problem } from '../../core/http/problem.ts'
import { publicUrl } from '../../core/http/publicUrl.ts'
import { payerOf } from '../handlers.ts'
import { routePath } from '../../core/http/routePath.ts'
import { languageOfRequest } from '../../core/http/request.ts'

const words = Object.keys(languages) as [LanguageWord, ...LanguageWord[]]
const language = z.enum(words).optional()
const tenantId = z.string().optional()
const questions = {
  job: z.strictObject({ language, tenantId }),
  day: z.strictObject({ locationId: idValue, day: dateValue, language, tenantId }),
  link: z.strictObject({ token: z.string().min(1).max(300), language, tenantId }),
}
const response = {
  200: { description: 'The PDF.', content: { 'application/pdf': { schema: z.string() } } },
  '4xx': errorBody,
  '5xx': errorBody,
}
const described = (operationId: string, summary: string) => ({ operationId, summary, tags: ['papers'], response })

// Loaded on demand: the PDF library is large.
const documents = () => import('./draw.tsx')

const send = (reply: FastifyReply, name: string, pdf: Buffer): FastifyReply =>
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name.replace(/[^\w-]+/g, '-')}.pdf"; filename*=UTF-8''${encodeURIComponent(name)}.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(pdf)

/** Adds the routes below the API base. */
export function registerDocuments(app: FastifyInstance, services: Services): void {
  const spoken = (request: FastifyRequest): LanguageWord =>
    (request.query as { language?: LanguageWord }).language ?? languageOfRequest(request)
  const staffOf = async (request: FastifyRequest, call: FileCall) => {
    const caller = await callerOfFile(services, request, call)
    if (!caller.actor) throw new Problem('unauthenticated')
    return { actor: caller.actor, db: database(services.engine).as(caller) }
  }
  const sheetOf = async (tx: Scope, word: LanguageWord) => sheetFor(services.texts, word, await findSettings(tx), services.now())
  const requireCar = ({ type }: RowOf<'appointments'>) => {
    // A test drive has no job card.
    if (type === 'testDrive') throw new Problem('notFound')
  }

  for (const kind of ['estimate', 'job-card'] as const)
    app.get(routePath(kind === 'estimate' ? paperEstimate : paperJobCard), {
      schema: {
        ...described(kind === 'estimate' ? 'paperEstimate' : 'paperJobCard', kind),
        params: z.object({ id: idValue }),
        querystring: questions.job,
        security: [{ token: [] }],
      },
      handler: async (request, reply) => {
        const { actor, db } = await staffOf(request, kind === 'estimate' ? paperEstimate : paperJobCard)
        const word = spoken(request)
        const { sheet, job } = await db.transaction(async (one) => {
          const booking = await one.get('appointments', (request.params as { id: string }).id)
          requireCar(booking)
          return one.asSystem('the words of the tenant, and what a job names', async (tx) => ({
            sheet: await sheetOf(tx, word),
            job: await jobDocument(tx, actor, booking, languages[word].code),
          }))
        })
        const { drawEstimate, drawJobCard } = await documents()
        const { id, ref } = job.booking
        const pdf =
          kind === 'estimate'
            ? await drawEstimate(sheet, job)
            : await drawJobCard(sheet, job, `${publicUrl(services)}/home/appointments/${id}/show`)
        return send(
          reply,
          `${services.texts(word, kind === 'estimate' ? 'messages.paper.estimate' : 'messages.paper.jobCard')} ${ref}`,
          pdf,
        )
      },
    })

  app.get(routePath(paperDaySheet), {
    schema: { ...described('paperDaySheet', 'day sheet'), querystring: questions.day, security: [{ token: [] }] },
    handler: async (request, reply) => {
      const { actor, db } = await staffOf(request, paperDaySheet)
      const { locationId, day } = request.query as z.output<typeof questions.day>
      const word = spoken(request)
      const { sheet, ...found } = await db.transaction(async (one) => ({
        sheet: await one.asSystem('the words of the tenant', (tx) => sheetOf(tx, word)),
        ...(await daySheetDocument(one, actor, { locationId, day, code: languages[word].code })),
      }))
      const { drawDaySheet } = await documents()
      return send(reply, `${services.texts(word, 'messages.paper.daySheet')} ${day}`, await drawDaySheet(sheet, { ...found, day }))
    },
  })

  app.get(routePath(paperReceipt), {
    schema: {
      ...described('paperReceipt', 'receipt of a payment'),
      params: z.object({ id: idValue }),
      querystring: questions.job,
      security: [{ token: [] }],
    },
    handler: async (request, reply) => {
      // Also in a session opened by a booking's link, for that booking's payment only.
      const caller = await callerOfFile(services, request, paperReceipt)
      const { actor } = caller
      const word = spoken(request)
      const { code } = languages[word]
      const { id } = request.params as { id: string }
      const { sheet, receipt } = await database(services.engine)
        .as(caller)
        .asSystem('the payment is found by the right to it, or by its payer', async (tx) => ({
          sheet: await sheetOf(tx, word),
          receipt: actor ? await receiptForStaff(tx, actor, id, code) : await receiptForPayer(tx, await payerOf(tx, caller), id, code),
        }))
      const { drawReceipt } = await documents()
      const name = `${services.texts(word, 'messages.paper.receipt')} ${receipt.payment.ref}`
      return send(reply, name, await drawReceipt(sheet, receipt))
    },
  })

  app.get(routePath(paperEstimateByLink), {
    schema: { ...described('paperEstimateByLink', 'estimate by link'), querystring: questions.link, security: [] },
    handler: async (request, reply) => {
      const { token } = request.query as z.output<typeof questions.link>
      const { tenantId: tenant, ...link } = readJobToken(services, token)
      await services.rateLimits.take('paperByAddress', `${tenant}:${request.ip}`)
      const word = spoken(request)
      const { sheet, job } = await services.engine.scoped(tenant, async (tx) => {
        const booking = await findJob(tx, link)
        return { sheet: await sheetOf(tx, word), job: await jobDocument(tx, null, booking, languages[word].code) }
      })
      const { drawEstimate } = await documents()
      return send(reply, `${services.texts(word, 'messages.paper.estimate')} ${job.booking.ref}`, await drawEstimate(sheet, job))
    },
  })
}
