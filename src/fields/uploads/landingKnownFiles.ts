// Files that a person uploaded within the last hour: drafts hold only their ids, previews need names and addresses.
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'
import { keepDraft, readDraft } from '../../session/index.ts'

const name = 'files'

/** The files by id. */
export function knownFiles(): Readonly<Record<string, UploadedFile>> {
  const kept = readDraft(name)
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, UploadedFile>) : {}
}

/** Stores a file that was just uploaded. */
export const rememberFile = (file: UploadedFile): void => keepDraft(name, { ...knownFiles(), [file.id]: file })
