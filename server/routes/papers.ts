// Papers as PDF: estimate, job card and day sheet for staff, and the estimate for a customer's link.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorBody } from '../../src/schema/endpoints.ts'
import { languages, type LanguageWord } from '../../src/schema/limits.ts'
import { dateValue, idValue } from '../../src/schema/values.ts'
import { linkedEstimatePath } from '../../src/schema/wire/job.ts'
import { readJobToken } from '../actions/jobLink.ts'
import { dayOnPaper, jobOnPaper } from '../actions/paperData.ts'
import { receiptForPayer, receiptForStaff } from '../actions/payments/receipt.ts'
import { findJob } from '../actions/showJob.ts'
import { visibleRow } from '../actions/visibleRow.ts'
import { findSettings } from '../booking/workshop.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { sheetFor } from '../papers/sheet.ts'
import { Problem } from '../problem.ts'
import { publicUrl } from '../publicUrl.ts'
import { payerOf } from './payments.ts'
import { callerOf, languageOfRequest } from './request.ts'

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

// The drawing is a library of its own: nobody waits for it who prints nothing.
const papers = () => import('../papers/draw.tsx')

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
export function registerPapers(app: FastifyInstance, house: House): void {
  const spoken = (request: FastifyRequest): LanguageWord =>
    (request.query as { language?: LanguageWord }).language ?? languageOfRequest(request)
  const staffOf = async (request: FastifyRequest) => {
    const { actor, tenantId: tenant } = await callerOf(house, request)
    if (!actor) throw new Problem('unauthenticated')
    return { actor, tenant }
  }
  const sheetOf = async (tx: Scope, word: LanguageWord) => sheetFor(house.texts, word, await findSettings(tx), house.now())
  const requireCar = ({ type }: RowOf<'appointments'>) => {
    // A test drive is no job.
    if (type === 'testDrive') throw new Problem('notFound')
  }

  for (const kind of ['estimate', 'job-card'] as const)
    app.get(`/papers/${kind}/:id`, {
      schema: {
        ...described(kind === 'estimate' ? 'paperEstimate' : 'paperJobCard', kind),
        params: z.object({ id: idValue }),
        querystring: questions.job,
        security: [{ token: [] }],
      },
      handler: async (request, reply) => {
        const { actor, tenant } = await staffOf(request)
        const word = spoken(request)
        const { sheet, job } = await house.engine.scoped(tenant, async (tx) => {
          const booking = await visibleRow(tx, actor, 'appointments', (request.params as { id: string }).id)
          requireCar(booking)
          return { sheet: await sheetOf(tx, word), job: await jobOnPaper(tx, actor, booking, languages[word].code) }
        })
        const { drawEstimate, drawJobCard } = await papers()
        const { id, ref } = job.booking
        const pdf =
          kind === 'estimate'
            ? await drawEstimate(sheet, job)
            : await drawJobCard(sheet, job, `${publicUrl(house)}/home/appointments/${id}/show`)
        return send(reply, `${house.texts(word, kind === 'estimate' ? 'messages.paper.estimate' : 'messages.paper.jobCard')} ${ref}`, pdf)
      },
    })

  app.get('/papers/day-sheet', {
    schema: { ...described('paperDaySheet', 'day sheet'), querystring: questions.day, security: [{ token: [] }] },
    handler: async (request, reply) => {
      const { actor, tenant } = await staffOf(request)
      const { locationId, day } = request.query as z.output<typeof questions.day>
      const word = spoken(request)
      const { sheet, ...found } = await house.engine.scoped(tenant, async (tx) => ({
        sheet: await sheetOf(tx, word),
        ...(await dayOnPaper(tx, actor, { locationId, day, code: languages[word].code })),
      }))
      const { drawDaySheet } = await papers()
      return send(reply, `${house.texts(word, 'messages.paper.daySheet')} ${day}`, await drawDaySheet(sheet, { ...found, day }))
    },
  })

  app.get('/papers/receipt/:id', {
    schema: {
      ...described('paperReceipt', 'receipt of a payment'),
      params: z.object({ id: idValue }),
      querystring: questions.job,
      security: [{ token: [] }],
    },
    handler: async (request, reply) => {
      // Also in the session of a booking's link, for that booking's payment alone.
      const caller = await callerOf(house, request, true)
      const { actor, tenantId: tenant } = caller
      const word = spoken(request)
      const { code } = languages[word]
      const { id } = request.params as { id: string }
      await house.rateLimits.take('paperByAddress', `${tenant}:${request.ip}`)
      const { sheet, receipt } = await house.engine.scoped(tenant, async (tx) => ({
        sheet: await sheetOf(tx, word),
        receipt: actor ? await receiptForStaff(tx, actor, id, code) : await receiptForPayer(tx, await payerOf(tx, caller), id, code),
      }))
      const { drawReceipt } = await papers()
      const name = `${house.texts(word, 'messages.paper.receipt')} ${receipt.payment.ref}`
      return send(reply, name, await drawReceipt(sheet, receipt))
    },
  })

  app.get(linkedEstimatePath, {
    schema: { ...described('paperEstimateByLink', 'estimate by link'), querystring: questions.link, security: [] },
    handler: async (request, reply) => {
      const { token } = request.query as z.output<typeof questions.link>
      const { tenantId: tenant, ...link } = readJobToken(house, token)
      await house.rateLimits.take('paperByAddress', `${tenant}:${request.ip}`)
      const word = spoken(request)
      const { sheet, job } = await house.engine.scoped(tenant, async (tx) => {
        const booking = await findJob(tx, link)
        return { sheet: await sheetOf(tx, word), job: await jobOnPaper(tx, null, booking, languages[word].code) }
      })
      const { drawEstimate } = await papers()
      return send(reply, `${house.texts(word, 'messages.paper.estimate')} ${job.booking.ref}`, await drawEstimate(sheet, job))
    },
  })
}
