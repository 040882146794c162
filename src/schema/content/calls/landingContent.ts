// What the tenant publishes on its landing: offers, the carousel, banners, pages, brochures, terms.
import { z } from 'zod'
import { bilingualOut } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'

/** A piece of content as the landing shows it. */
export const contentOut = z.object({
  id: z.string(),
  kind: z.enum(enumerations.cmsKind),
  slug: z.string(),
  title: bilingualOut,
  /** Clean HTML with the few tags that the admin's editor makes. */
  body: bilingualOut.nullable(),
  /** Address of a picture of 1920 × 1080 pixels. */
  image: z.string().nullable(),
  /** Address of a file to read. */
  brochure: z.string().nullable(),
  /** An outside address, or a page of the landing by its route word; never a script address. */
  link: z.string().nullable(),
  linkText: bilingualOut.nullable(),
  publishTo: z.string().nullable(),
})
/** A piece of content as the landing shows it. */
export type Content = z.infer<typeof contentOut>
