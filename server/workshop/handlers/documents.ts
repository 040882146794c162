// PDF documents: estimate, job card and day sheet for staff, and the estimate for a customer's link.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languages } from '../../../src/schema/core/limits.ts'
import { dateValue, idValue } from '../../../src/schema/core/values.ts'
import { daySheetDocument, estimateDocument, estimateDocumentByLink, jobCardDocument } from '../../../src/schema/workshop/calls.ts'
import type { FileCall } from '../../../src/schema/core/defineCall.ts'
import { described, documentQuery, sendDocument, sheetOf, spoken } from '../../core/documents/answer.ts'
import { readJobToken } from '../jobLink.ts'
import { daySheetData, jobDocumentData } from '../documentData.ts'
import { findJob } from '../showJobCard.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { actorOf } from '../../core/http/actor.ts'
import { countRequest, sessionOfCall, tenantDb } from '../../core/http/session.ts'
import { publicUrl } from '../../core/http/publicUrl.ts'
import { routePath } from '../../core/http/routePath.ts'

const questions = {
  day: documentQuery.extend({ locationId: idValue, day: dateValue }),
  link: documentQuery.extend({ token: z.string().min(1).max(300) }),
}

// Loaded on demand: the PDF library is large.
const documents = () => import('../documents/draw.tsx')

/** Adds the routes below the API base. */
export function registerJobDocuments(app: FastifyInstance, services: Services): void {
  const staffOf = async (request: FastifyRequest, call: FileCall) => {
    const session = await sessionOfCall(services, request, call)
    return { actor: actorOf(session), db: session.db }
  }
  const requireCar = ({ type }: RowOf<'appointments'>) => {
    // A test drive has no job card.
    if (type === 'testDrive') throw new Problem('notFound')
  }

  for (const kind of ['estimate', 'job-card'] as const)
    app.get(routePath(kind === 'estimate' ? estimateDocument : jobCardDocument), {
      config: { access: kind === 'estimate' ? estimateDocument : jobCardDocument },
      schema: {
        ...described(kind === 'estimate' ? 'estimateDocument' : 'jobCardDocument', kind),
        params: z.object({ id: idValue }),
        querystring: documentQuery,
        security: [{ token: [] }],
      },
      handler: async (request, reply) => {
        const { actor, db } = await staffOf(request, kind === 'estimate' ? estimateDocument : jobCardDocument)
        const word = spoken(request)
        const { sheet, job } = await db.transaction(async (one) => {
          const booking = await one.get('appointments', (request.params as { id: string }).id)
          requireCar(booking)
          return one.asSystem('the words of the tenant, and what a job names', async (tx) => ({
            sheet: await sheetOf(services, tx, word),
            job: await jobDocumentData(tx, actor, booking, languages[word].code),
          }))
        })
        const { drawEstimate, drawJobCard } = await documents()
        const { id, ref } = job.booking
        const pdf =
          kind === 'estimate'
            ? await drawEstimate(sheet, job)
            : await drawJobCard(sheet, job, `${publicUrl(services)}/home/appointments/${id}/show`)
        return sendDocument(
          reply,
          `${services.texts(word, kind === 'estimate' ? 'messages.documents.estimate' : 'messages.documents.jobCard')} ${ref}`,
          pdf,
        )
      },
    })

  app.get(routePath(daySheetDocument), {
    config: { access: daySheetDocument },
    schema: { ...described('daySheetDocument', 'day sheet'), querystring: questions.day, security: [{ token: [] }] },
    handler: async (request, reply) => {
      const { actor, db } = await staffOf(request, daySheetDocument)
      const { locationId, day } = request.query as z.output<typeof questions.day>
      const word = spoken(request)
      const { sheet, ...found } = await db.transaction(async (one) => ({
        sheet: await one.asSystem('the words of the tenant', (tx) => sheetOf(services, tx, word)),
        ...(await daySheetData(one, actor, { locationId, day, code: languages[word].code })),
      }))
      const { drawDaySheet } = await documents()
      return sendDocument(
        reply,
        `${services.texts(word, 'messages.documents.daySheet')} ${day}`,
        await drawDaySheet(sheet, { ...found, day }),
      )
    },
  })

  app.get(routePath(estimateDocumentByLink), {
    config: { access: estimateDocumentByLink },
    schema: { ...described('estimateDocumentByLink', 'estimate by link'), querystring: questions.link, security: [] },
    handler: async (request, reply) => {
      const { token } = request.query as z.output<typeof questions.link>
      const { tenantId: tenant, ...link } = readJobToken(services, token)
      await countRequest(services, request, estimateDocumentByLink.rateLimit, tenant)
      const word = spoken(request)
      const { sheet, job } = await tenantDb(services, tenant).asSystem('the signed link is the right to its one job', async (tx) => {
        const booking = await findJob(tx, link)
        return { sheet: await sheetOf(services, tx, word), job: await jobDocumentData(tx, null, booking, languages[word].code) }
      })
      const { drawEstimate } = await documents()
      return sendDocument(
        reply,
        `${services.texts(word, 'messages.documents.estimate')} ${job.booking.ref}`,
        await drawEstimate(sheet, job),
      )
    },
  })
}
