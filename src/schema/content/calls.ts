// The calls of content.
import { contentOut } from './calls/landingContent.ts'
import { questionLength } from './questionLength.ts'
import { enumerations } from '../enumerations.ts'
import { z } from 'zod'
import { bilingualOut, line } from '../core/values.ts'
import { defineCall } from '../core/defineCall.ts'

const kinds = z
  .string()
  .transform((words) => words.split(','))
  .pipe(z.array(z.enum(enumerations.cmsKind, 'validation.choice')).max(enumerations.cmsKind.length))

/** Content published now, in its order; `kind` is a comma-separated list, absent for all kinds. */
export const landingContent = defineCall({
  method: 'GET',
  path: '/landing-page/content',
  access: 'visitor',
  modules: ['Content Management'],
  input: z.object({ kind: kinds.optional() }),
  output: z.object({ data: z.array(contentOut) }),
})
/**
 * The published questions that fit a visitor's own best, in either language, with their answers; without a text the first ones. The
 * words are in the body, because people also type their name or mobile. Nothing is kept of them.
 */
export const findAnswers = defineCall({
  method: 'POST',
  path: '/landing-page/answers',
  access: 'visitor',
  modules: ['BOT'],
  rateLimit: [
    { rule: 'questionByAddress', by: ['tenant', 'address'] },
    { rule: 'questionBySession', by: ['session'] },
  ],
  input: z.strictObject({ text: line(questionLength).optional() }),
  output: z.object({ data: z.array(z.object({ id: z.string(), question: bilingualOut, answer: bilingualOut })) }),
})
/** The tenant's terms and privacy text as clean HTML, null where it has none of its own, and its data protection officer. */
export const landingLegal = defineCall({
  method: 'GET',
  path: '/landing-page/legal',
  access: 'visitor',
  input: z.object({}),
  output: z.object({
    terms: bilingualOut.nullable(),
    privacy: bilingualOut.nullable(),
    /** Whom people ask about their data; null where the tenant names nobody. */
    officer: z.object({ name: bilingualOut.nullable(), email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  }),
})
