// The shape of the upload call. It takes a form with a file, so it stands apart from the calls that take JSON.
import { z } from 'zod'
import { enumerations } from '../../enumerations.ts'

/** The fields of the form besides the file itself, which is named `file`. */
export const uploadForm = z.object({ kind: z.enum(enumerations.uploadKind, 'validation.choice') })

/** A file that is kept: `url` is below the API's origin; a private kind's is signed and expires. Sizes in bytes and pixels. */
export const uploadedFile = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
/** A file that is kept. */
export type UploadedFile = z.output<typeof uploadedFile>
