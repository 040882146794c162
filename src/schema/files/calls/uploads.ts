// Shapes of the upload call, which takes a form with a file instead of JSON.
import { z } from 'zod'
import { enumerations } from '../../enumerations.ts'

/** The fields of the form besides the file itself, which is named `file`. */
export const uploadForm = z.object({ kind: z.enum(enumerations.uploadKind, 'validation.choice') })

/** A stored file: `url` is relative to the API's origin; signed, and expires, for a private kind. Sizes in bytes and pixels. */
export const uploadedFile = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
/** A stored file. */
export type UploadedFile = z.output<typeof uploadedFile>

/** A file that may be opened: `url` is signed, and valid for an hour. */
export const openFileOut = uploadedFile.pick({ id: true, url: true, name: true, mime: true })
/** A file that may be opened. */
export type OpenFile = z.output<typeof openFileOut>
