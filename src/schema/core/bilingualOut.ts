// A text in both languages, as answers carry it. By itself, so that a page that checks an answer loads no more than it.
import { z } from 'zod'

/** `{ en, ar }`, both there. */
export const bilingualOut = z.object({ en: z.string(), ar: z.string() })
/** A text in both languages. */
export type Bilingual = z.output<typeof bilingualOut>
