// The address under which a file is shown.
import { findRow, type Scope } from '../db/repository.ts'
import { openAddress } from './signing.ts'

/** The URL of a file, signed where its kind is private; null without a file. */
export async function fileAddress(tx: Scope, id: string | null): Promise<string | null> {
  const file = id ? await findRow(tx, 'files', id) : undefined
  return file ? openAddress(file.url, file.kind) : null
}
