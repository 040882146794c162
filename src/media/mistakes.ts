import { HttpError } from '../http/index.ts'
import type { FileProblem } from '../schema/core/uploads.ts'

/** A file that cannot be used: a text key and what the text needs. Nothing was sent. */
export class FileRefused extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem.key)
    this.name = 'FileRefused'
  }
}

/** What went wrong, in words of the server or as a text key; undefined when the person gave up. `again` where the same file may do the next time. */
export interface UploadMistake {
  text?: string
  key?: string
  params?: Record<string, string | number>
  again: boolean
}

/** Puts a failure of preparing or sending a file into words. */
export function mistakeOf(error: unknown): UploadMistake | undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined
  if (error instanceof FileRefused) return { ...error.problem, again: false }
  if (!(error instanceof HttpError)) return { key: 'validation.fileBroken', again: false }
  const said = error.fields['file'] ?? error.fields['kind'] ?? error.message
  const again = error.status === 0 || error.status === 429 || error.status >= 500
  if (said) return { text: said, again }
  return { key: error.code === 'offline' ? 'errors.offline' : 'errors.unavailable', again }
}
