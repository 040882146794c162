// The calls of content.
import { contentOut } from './calls/landingContent.ts'
import { enumerations } from '../enumerations.ts'
import { z } from 'zod'
import { bilingualOut } from '../core/values.ts'
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
/** The tenant's terms and privacy text as clean HTML; null where it has none of its own. */
export const landingLegal = defineCall({
  method: 'GET',
  path: '/landing-page/legal',
  access: 'visitor',
  input: z.object({}),
  output: z.object({ terms: bilingualOut.nullable(), privacy: bilingualOut.nullable() }),
})
