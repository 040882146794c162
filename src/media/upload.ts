import { sendForm, type FormOptions } from '../http/sendForm.ts'
import type { UploadedFile } from '../schema/files/calls/uploads.ts'
import { uploadFile } from '../schema/files/calls.ts'
import { fileProblem, type UploadKind } from '../schema/core/uploads.ts'
import { FileRefused } from './mistakes.ts'

/** Which side sends; it decides the token that goes along. */
export type Side = 'landing' | 'dealer'

/** Sends a prepared file. Rejects with FileRefused before anything is sent, else with HttpError, or the signal's reason. */
export async function upload(side: Side, file: File, kind: UploadKind, options: FormOptions = {}): Promise<UploadedFile> {
  const problem = fileProblem(file, kind)
  if (problem) throw new FileRefused(problem)
  const form = new FormData()
  // The kind first: the server knows what it reads before it reads it.
  form.set('kind', kind)
  form.set('file', file, file.name)
  return (await sendForm(side, uploadFile.path, form, options)) as UploadedFile
}
