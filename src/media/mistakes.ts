import { HttpError } from '../http/index.ts'
import type { FileProblem } from '../schema/core/uploads.ts'

/** A file that cannot be used: text key and parameters. Thrown before anything is sent. */
export class FileRefused extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem.key)
    this.name = 'FileRefused'
  }
}

/** An error of an upload, as the server's text or a text key. `again`: the same file may succeed on a retry. */
export interface UploadMistake {
  text?: string
  key?: string
  params?: Record<string, string | number>
  again: boolean
}

/** The message for an error of preparing or sending a file; undefined when the person cancelled. */
export function mistakeOf(error: unknown): UploadMistake | undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined
  if (error instanceof FileRefused) return { ...error.problem, again: false }
  if (!(error instanceof HttpError)) return { key: 'validation.fileBroken', again: false }
  const said = error.fields['file'] ?? error.fields['kind'] ?? error.message
  const again = error.status === 0 || error.status === 429 || error.status >= 500
  if (said) return { text: said, again }
  return { key: error.code === 'offline' ? 'errors.offline' : 'errors.unavailable', again }
}
