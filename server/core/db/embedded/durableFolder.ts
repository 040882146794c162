// The embedded engine's files with a real fsync. PGlite does not call fsync: a power cut lost 99 % of the rows it had acknowledged.
import { fstatSync, fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** PGlite's start parameters of PostgreSQL without -F, which turns fsync off. */
export const durableParams = [...PGlite.defaultStartParams.filter((one) => one !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

interface Stream {
  nfd: number
  path?: string
}
interface NodeFiles {
  stream_ops: { fsync?: (stream: Stream) => number }
}
// WASI error number for an input/output error. PostgreSQL then stops instead of acknowledging a commit that is not on disk.
const inputOutputError = 29

function sync(stream: Stream): void {
  try {
    fsyncSync(stream.nfd)
  } catch (error) {
    // Some systems cannot fsync a folder and do not need it.
    if (!fstatSync(stream.nfd).isDirectory()) throw error
  }
}

/**
 * A file system for PGlite that counts the flushes of its write-ahead log to disk. `onPanic` is called when PostgreSQL gives up, for
 * example on a full or broken disk, and must not return: PGlite would loop forever.
 */
export class DurableFolder extends NodeFS {
  logSyncs = 0
  #refusal = ''
  readonly #onPanic: (reason: string) => never

  constructor(path: string, onPanic: (reason: string) => never) {
    super(path)
    this.#onPanic = onPanic
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(pglite, options)
    const patch = (module: { NODEFS: unknown }) => {
      const files = module.NODEFS as NodeFiles
      files.stream_ops.fsync = (stream) => this.#fsync(stream)
    }
    const onAbort = () => this.#onPanic(this.#refusal || 'PostgreSQL gave up')
    return { emscriptenOpts: { ...made.emscriptenOpts, onAbort, preRun: [...(made.emscriptenOpts.preRun ?? []), patch] } }
  }

  #fsync(stream: Stream): number {
    try {
      sync(stream)
    } catch (error) {
      this.#refusal = `the disk refused fsync (${(error as Error).message})`
      return inputOutputError
    }
    if (stream.path?.includes('/pg_wal/')) this.logSyncs += 1
    return 0
  }
}

/** Whether a commit made now is flushed to disk before it returns. Writes a message to the write-ahead log to find out. */
export async function commitReachesDisk(pglite: PGlite, folder: Pick<DurableFolder, 'logSyncs'>): Promise<boolean> {
  const before = folder.logSyncs
  await pglite.query(`select pg_logical_emit_message(true, 'wakeel', 'fsync')`)
  return folder.logSyncs > before
}
