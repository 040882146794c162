// Files in a folder of this machine, below the data folder only.
import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, realpath } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { DropError, isDropName, maxDrops, type Drop, type DropSource } from '../../core/gateways/drops.ts'

/** Opens a folder below `base`, creating it if needed. Rejects with DropError for a path outside of it. */
export async function folderDrops(base: string, folder: string): Promise<DropSource> {
  const wanted = resolve(base, folder)
  // Otherwise a tenant's setting could read the server's own files.
  if (wanted !== resolve(base) && !wanted.startsWith(resolve(base) + sep)) throw new DropError('folder')
  const place = await mkdir(wanted, { recursive: true })
    .then(() => realpath(wanted))
    .catch(() => undefined)
  if (!place || !`${place}${sep}`.startsWith((await realpath(base)) + sep)) throw new DropError('folder')
  const fileAt = async (name: string): Promise<Drop | undefined> => {
    const found = await lstat(join(place, name)).catch(() => undefined)
    return found?.isFile() ? { name, bytes: found.size, modifiedAt: found.mtime.toISOString() } : undefined
  }
  return {
    list: async () => {
      const names = (await readdir(place)).filter(isDropName).toSorted().slice(0, maxDrops)
      return (await Promise.all(names.map(fileAt))).filter((one) => one !== undefined)
    },
    read: async (name, limit) => {
      // Symbolic links are not followed, since they may point anywhere.
      const file = await open(join(place, name), constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => undefined)
      if (!file) throw new DropError('folder', name)
      try {
        const { size } = await file.stat()
        const bytes = Buffer.alloc(Math.min(limit, size))
        const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
        return bytes.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    close: async () => undefined,
  }
}
