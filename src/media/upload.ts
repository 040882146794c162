import { sendForm, type FormOptions } from '../http/sendForm.ts'
import type { UploadedFile } from '../schema/files/calls/uploads.ts'
import { uploadFile } from '../schema/files/calls.ts'
import { fileProblem, type UploadKind } from '../schema/core/uploads.ts'
import { FileRefused } from './mistakes.ts'

/** The side that sends; its token is used. */
export type Side = 'landing' | 'dealer'

/** Uploads a prepared file. Rejects with FileRefused before anything is sent, else with HttpError, or with the signal's reason. */
export async function upload(side: Side, file: File, kind: UploadKind, options: FormOptions = {}): Promise<UploadedFile> {
  const problem = fileProblem(file, kind)
  if (problem) throw new FileRefused(problem)
  const form = new FormData()
  // The kind comes first, so that the server knows it before it reads the file.
  form.set('kind', kind)
  form.set('file', file, file.name)
  return (await sendForm(side, uploadFile.path, form, options)) as UploadedFile
}
