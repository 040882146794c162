// What the tenant publishes on its landing: offers, the carousel, banners, pages, brochures, terms.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const kinds = z
  .string()
  .transform((words) => words.split(','))
  .pipe(z.array(z.enum(enumerations.cmsKind, 'validation.choice')).max(enumerations.cmsKind.length))

const contentOut = z.object({
  id: z.string(),
  kind: z.enum(enumerations.cmsKind),
  slug: z.string(),
  title: bilingualOut,
  /** Clean HTML of the few tags that the admin's editor makes. */
  body: bilingualOut.nullable(),
  /** Address of a picture, 1920 × 1080. */
  image: z.string().nullable(),
  /** Address of a file to read. */
  brochure: z.string().nullable(),
  /** An address elsewhere, or a screen of the landing by its route word; nothing that runs. */
  link: z.string().nullable(),
  linkText: bilingualOut.nullable(),
  publishTo: z.string().nullable(),
})
/** A piece of content as the landing shows it. */
export type Content = z.infer<typeof contentOut>

/** Input and output of the call. */
export const landingContentEndpoints = {
  /** What is published now, in its order; `kind` is a comma-separated list, all kinds without it. */
  landingContent: {
    audience: 'visitor',
    input: z.object({ kind: kinds.optional() }),
    output: z.object({ data: z.array(contentOut) }),
  },
  /** What the tenant says of its terms and of privacy, as clean HTML; null where it says nothing of its own. */
  landingLegal: {
    audience: 'visitor',
    input: z.object({}),
    output: z.object({ terms: bilingualOut.nullable(), privacy: bilingualOut.nullable() }),
  },
} as const
