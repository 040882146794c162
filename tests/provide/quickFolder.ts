// Where tests keep what does not outlive them.
import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const inMemory = '/dev/shm'
/** Bytes: some ten times what a run of all tests keeps at once. */
const enough = 4 * 1024 ** 3

/**
 * The folder that is kept in memory where the machine has one and enough of it, else the system's temporary folder. A database of a thousand
 * files is copied there in a tenth of a second instead of a whole one.
 */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize > enough && freemem() > enough ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
