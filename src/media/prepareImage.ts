import { fileProblem, uploadRules, extensionsOf, type UploadKind } from '../schema/core/uploads.ts'
import { compressed, type Compressor } from './compress.ts'
import { cropped, middleOf, shapeOf, type Area } from './crop.ts'
import { decoded, isPicture, sizeOf } from './decode.ts'
import { FileRefused } from './mistakes.ts'

/** Options of preparing a file. */
export interface PrepareOptions {
  /** The chosen part of the picture; centred by default. */
  area?: Area | undefined
  signal?: AbortSignal | undefined
  by?: Compressor
}

/** Throws FileRefused where the kind does not accept the file; a picture of another type passes if it can be converted. */
export function takes(file: File, kind: UploadKind): void {
  const picture = isPicture(file)
  const refusal = { key: 'validation.fileType', params: { types: extensionsOf(kind) } }
  if (picture && !uploadRules[kind].extensions.some((one) => one !== 'pdf')) throw new FileRefused(refusal)
  const problem = picture ? undefined : fileProblem(file, kind)
  if (problem) throw new FileRefused(problem)
}

/**
 * The file as it is sent for the kind: pictures, also HEIC, are rotated upright, cropped to the kind's proportions and compressed as
 * section 5 of the specification says; other files are unchanged. Throws FileRefused with the rule that the file breaks.
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
