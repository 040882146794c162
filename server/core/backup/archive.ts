// The file format of a backup: a gzipped tar, encrypted with age when a key is given. Standard programs open it: `age -d -i key x | tar
// tz`. This module handles named byte entries only; the last entry holds their number and their SHA-256 hash.
import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { z } from 'zod'
import { isSealed, opened, sealed, type BackupKey } from './keys.ts'

/** One entry of a backup. */
export interface Entry {
  name: string
  bytes: Buffer
}
/** Takes the entries of a backup in order. The file appears under its final name only after `finish`. */
export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>
  /** Adds an entry of known size (in bytes) from a stream, without holding it in memory. */
  addStream(name: string, size: number, body: Readable): Promise<void>
  /** Adds the entry with count and hash, flushes the file to disk and gives it its final name. */
  finish(): Promise<void>
  /** Stops and removes the unfinished file. */
  abandon(): Promise<void>
}

const lastName = 'end.json'
const last = z.object({ entries: z.int(), sha256: z.string() })
const heading = (hash: Hash, name: string, size: number) => void hash.update(`${name}\n${size}\n`)

/** Creates a backup file with mode 0600, encrypted with the key; not encrypted when the key is undefined. */
export function createArchive(path: string, key: BackupKey | undefined): ArchiveWriter {
  const draft = `${path}.part`
  const tar = pack()
  const hash = createHash('sha256')
  let entries = 0
  const gzip = createGzip()
  const written = (async () => {
    const packing = pipeline(Readable.from(tar), gzip)
    const out = key ? Readable.fromWeb(await sealed(ReadableStream.from(gzip), key)) : gzip
    await Promise.all([packing, pipeline(out, createWriteStream(draft, { mode: 0o600 }))])
  })()
  // `add` and `finish` await this promise; a failure before that must not be an unhandled rejection, which would end the process.
  written.catch(() => undefined)
  const entry = (name: string, size: number, give: (sink: NodeJS.WritableStream) => void) =>
    Promise.race([
      new Promise<void>((resolve, reject) => {
        const sink = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
        sink.on('error', reject)
        give(sink)
      }),
      // Rejects when writing fails, on a full disk for example.
      written,
    ])
  const add = (name: string, bytes: Buffer) => entry(name, bytes.length, (sink) => sink.end(bytes))
  return {
    async add(name, bytes) {
      entries += 1
      heading(hash, name, bytes.length)
      hash.update(bytes)
      await add(name, bytes)
    },
    async addStream(name, size, body) {
      entries += 1
      heading(hash, name, size)
      body.on('data', (part: Buffer) => hash.update(part))
      await entry(name, size, (sink) => {
        body.on('error', (error) => tar.destroy(error))
        body.pipe(sink)
      })
    },
    async finish() {
      await add(lastName, Buffer.from(JSON.stringify({ entries, sha256: hash.digest('hex') })))
      tar.finalize()
      await written
      const file = await open(draft, 'r+')
      await file.sync()
      await file.close()
      await rename(draft, path)
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => undefined)
      await rm(draft, { force: true })
    },
  }
}

// The words of the libraries name the place in a stream, which tells nobody what is wrong.
function damaged(cause: unknown): never {
  throw new Error('The backup is damaged or is no backup: it cannot be read to its end.', { cause })
}
async function* undamaged<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch (error) {
    damaged(error)
  }
}

/**
 * The entries of a backup in order. Throws, after the last entry at the latest, when a byte differs from what was written or the end is
 * missing.
 */
export async function* readArchive(path: string, key: BackupKey | undefined): AsyncGenerator<Entry> {
  const plain = (await isSealed(path, key))
    ? Readable.fromWeb(await opened(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, key))
    : createReadStream(path)
  const tar = extract()
  const reading = pipeline(plain, createGunzip(), tar)
  reading.catch(() => undefined)
  const hash = createHash('sha256')
  let entries = 0
  let end: z.infer<typeof last> | undefined
  for await (const entry of undamaged(tar)) {
    const parts: Buffer[] = []
    for await (const part of undamaged(entry)) parts.push(part as Buffer)
    const bytes = Buffer.concat(parts)
    const { name } = entry.header
    if (end) throw new Error('Something follows the end of the backup.')
    if (name === lastName) end = last.parse(JSON.parse(bytes.toString()))
    else {
      entries += 1
      heading(hash, name, bytes.length)
      hash.update(bytes)
      yield { name, bytes }
    }
  }
  await reading.catch(damaged)
  if (!end) throw new Error('The backup ends before its end.')
  if (end.entries !== entries || end.sha256 !== hash.digest('hex')) throw new Error('The backup is not as it was written.')
}
