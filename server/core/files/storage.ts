// The interface of a file storage. It has no knowledge of rows, tenants or rights: it maps keys to bytes.
import type { Readable } from 'node:stream'

/** A stored file, opened for reading. */
export interface StoredFile {
  body: Readable
  bytes: number
}
/** A storage for files. Keys are '<tenant>/<43 characters of base64url>'; every other key is refused. */
export interface StorageGateway {
  /** Stores all bytes or, when it throws, nothing. */
  put(key: string, bytes: Buffer, mime: string): Promise<void>
  /** The file; undefined when there is none. */
  open(key: string): Promise<StoredFile | undefined>
  /** Removes the file; a missing file is no error. */
  remove(key: string): Promise<void>
}

/** Returns the storage key unchanged; throws an Error for another form, which could lead outside the storage. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9-]{1,40}\/[\w-]{43}$/.test(key)) throw new Error('Not a storage key.')
  return key
}
