// The interface of a place where another system leaves files for a tenant. It has no knowledge of rows, tenants or rights: it maps names to
// bytes.
import type { Word } from '../../../src/schema/enumerations.ts'

/** A file found there. */
export interface Drop {
  name: string
  bytes: number
  /** ISO UTC. */
  modifiedAt: string
}
/** An open connection to such a place; the caller closes it. */
export interface DropSource {
  /** At most `maxDrops` files whose name ends with .csv. */
  list(): Promise<Drop[]>
  /** The first `limit` bytes of the file. */
  read(name: string, limit: number): Promise<Buffer>
  close(): Promise<void>
}
/** The error of every method when the place of files cannot be read. `detail` contains no secrets. */
export class DropError extends Error {
  constructor(
    readonly trouble: Word<'feedLookTrouble'>,
    readonly detail = '',
  ) {
    super(`${trouble} ${detail}`)
  }
}

/** Maximum number of files in one listing. */
export const maxDrops = 500
/** Whether a name is accepted: a .csv file without path parts or control characters. */
export const isDropName = (name: string): boolean => /\.csv$/i.test(name) && name.length <= 255 && !/[/\\\p{Cc}]/u.test(name)
