// What is known of the files that a person has sent in the last hour: drafts keep their ids alone, previews need names and addresses.
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'
import { keepDraft, readDraft } from '../../session/index.ts'

const name = 'files'

/** The files by id. */
export function knownFiles(): Readonly<Record<string, UploadedFile>> {
  const kept = readDraft(name)
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, UploadedFile>) : {}
}

/** Remembers one that was kept just now. */
export const rememberFile = (file: UploadedFile): void => keepDraft(name, { ...knownFiles(), [file.id]: file })
