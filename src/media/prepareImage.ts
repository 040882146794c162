import { fileProblem, uploadRules, extensionsOf, type UploadKind } from '../schema/core/uploads.ts'
import { compressed, type Compressor } from './compress.ts'
import { cropped, middleOf, shapeOf, type Area } from './crop.ts'
import { decoded, isPicture, sizeOf } from './decode.ts'
import { FileRefused } from './mistakes.ts'

/** What preparing a file may ask for. */
export interface PrepareOptions {
  /** The part of the picture that was chosen; the middle unless said. */
  area?: Area | undefined
  signal?: AbortSignal | undefined
  by?: Compressor
}

/** Whether the kind takes the file, before anything is done to it; a picture of another type may still be changed into one that it takes. */
export function takes(file: File, kind: UploadKind): void {
  const picture = isPicture(file)
  const refusal = { key: 'validation.fileType', params: { types: extensionsOf(kind) } }
  if (picture && !uploadRules[kind].extensions.some((one) => one !== 'pdf')) throw new FileRefused(refusal)
  const problem = picture ? undefined : fileProblem(file, kind)
  if (problem) throw new FileRefused(problem)
}

/**
 * A file ready to be sent as the kind: a picture of any type, HEIC too, turned upright, cut to the kind's shape and compressed as
 * specification section 5 says; any other file as it is. Throws FileRefused with the rule that it breaks.
 */
export async function prepareImage(file: File, kind: UploadKind, { area, signal, by }: PrepareOptions = {}): Promise<File> {
  takes(file, kind)
  if (!isPicture(file)) return file
  const picture = await decoded(file)
  signal?.throwIfAborted()
  const part = area ?? (shapeOf(kind) === undefined ? undefined : middleOf(await sizeOf(picture), kind))
  const cut = part ? await cropped(picture, part, kind) : picture
  const ready = await compressed(cut, kind, { signal, ...(by ? { by } : {}) })
  const problem = fileProblem(ready, kind)
  if (problem) throw new FileRefused(problem)
  return ready
}
