// Routes that answer with a document as PDF: what they share.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errorBody } from '../../../src/schema/endpoints.ts'
import { languages, type LanguageWord } from '../../../src/schema/core/limits.ts'
import { findSettings } from '../time/workshop.ts'
import type { Scope } from '../db/repository.ts'
import type { Services } from '../services.ts'
import { languageOfRequest } from '../http/request.ts'
import { sheetFor } from './sheet.ts'

const words = Object.keys(languages) as [LanguageWord, ...LanguageWord[]]
/** What every document may be asked for. */
export const documentQuery = z.strictObject({ language: z.enum(words).optional(), tenantId: z.string().optional() })
const response = {
  200: { description: 'The PDF.', content: { 'application/pdf': { schema: z.string() } } },
  '4xx': errorBody,
  '5xx': errorBody,
}
/** The OpenAPI description of a document's route. */
export const described = (operationId: string, summary: string) => ({ operationId, summary, tags: ['documents'], response })

/** Answers with a PDF under this file name (without extension), shown in the browser and not cached. */
export const sendDocument = (reply: FastifyReply, name: string, pdf: Buffer): FastifyReply =>
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name.replace(/[^\w-]+/g, '-')}.pdf"; filename*=UTF-8''${encodeURIComponent(name)}.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(pdf)

/** The language of a document: the one in the query, else the request's. */
export const spoken = (request: FastifyRequest): LanguageWord =>
  (request.query as { language?: LanguageWord }).language ?? languageOfRequest(request)
/** The formatting context for a document of the transaction's tenant. Throws unknownTenant (404) without settings. */
export const sheetOf = async (services: Services, tx: Scope, word: LanguageWord) =>
  sheetFor(services.texts, word, await findSettings(tx), services.now())
