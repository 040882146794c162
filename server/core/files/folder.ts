// Storage in a folder of this machine, for one process or several on one disk.
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { checkKey, type StorageGateway } from './storage.ts'

const hour = 3_600_000
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A storage in a folder, which must not be served as static files. A file gets its final name only once it is completely written. */
export function folderStorage(folder: string): StorageGateway {
  const incoming = join(folder, '.incoming')
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const draft = join(incoming, randomUUID())
      await mkdir(dirname(path), { recursive: true })
      await mkdir(incoming, { recursive: true })
      await removeAbandoned(incoming)
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async open(key) {
      const path = pathOf(key)
      try {
        const { size } = await stat(path)
        return { body: createReadStream(path), bytes: size }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

// Incomplete files of a killed process.
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - hour) await rm(path, { force: true })
  }
}
