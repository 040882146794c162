// Where another system drops files for a tenant. Knows no rows, no tenants and no rights: names in, bytes out.
import type { Word } from '../../../src/schema/enumerations.ts'

/** A file that lies there. */
export interface Drop {
  name: string
  bytes: number
  /** ISO UTC. */
  modifiedAt: string
}
/** A place that was reached; to be closed. */
export interface DropSource {
  /** The files whose name ends with .csv, at most `maxDrops`. */
  list(): Promise<Drop[]>
  /** The file's bytes, at most `limit` of them. */
  read(name: string, limit: number): Promise<Buffer>
  close(): Promise<void>
}
/** What every method rejects with when the place cannot be read. `detail` holds no secrets. */
export class DropError extends Error {
  constructor(
    readonly trouble: Word<'feedLookTrouble'>,
    readonly detail = '',
  ) {
    super(`${trouble} ${detail}`)
  }
}

/** Files that one look minds. */
export const maxDrops = 500
/** Whether a name is one that a look minds: no path, nothing that a screen would not show. */
export const isDropName = (name: string): boolean => /\.csv$/i.test(name) && name.length <= 255 && !/[/\\\p{Cc}]/u.test(name)
