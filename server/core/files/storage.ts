// Where uploaded files lie. Knows no rows, no tenants and no rights: keys in, bytes out.
import type { Readable } from 'node:stream'

/** A file on its way out. */
export interface StoredFile {
  body: Readable
  bytes: number
}
/** A place for files. Keys are '<tenant>/<43 characters of base64url>'; every other key is refused. */
export interface StorageGateway {
  /** Keeps the bytes wholly or, when it throws, not at all. */
  put(key: string, bytes: Buffer, mime: string): Promise<void>
  /** The file, or undefined where there is none. */
  open(key: string): Promise<StoredFile | undefined>
  /** Removes the file; one that is not there is no error. */
  remove(key: string): Promise<void>
}

/** Throws at a key that could lead out of the place that is meant. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9-]{1,40}\/[\w-]{43}$/.test(key)) throw new Error('Not a storage key.')
  return key
}
