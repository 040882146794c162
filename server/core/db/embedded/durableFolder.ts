// The embedded engine's files with a real fsync. PGlite has none of its own: a power cut lost 99 % of the rows it had acknowledged.
import { fstatSync, fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** PostgreSQL's own start parameters of PGlite, without -F, which turns fsync off. */
export const durableParams = [...PGlite.defaultStartParams.filter((one) => one !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

interface Stream {
  nfd: number
  path?: string
}
interface NodeFiles {
  stream_ops: { fsync?: (stream: Stream) => number }
}
// WASI's number for an input/output error. PostgreSQL stops at it, rather than call a commit safe that is not.
const inputOutputError = 29

function sync(stream: Stream): void {
  try {
    fsyncSync(stream.nfd)
  } catch (error) {
    // Some systems cannot fsync a folder, and need not.
    if (!fstatSync(stream.nfd).isDirectory()) throw error
  }
}

/**
 * A folder for PGlite that counts how often its write-ahead log reached the disk. `onPanic` is called when PostgreSQL gives up,
 * because the disk is full or broken say, and must not return: PGlite's loop would go round for ever.
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

/** True when a commit made now reaches the disk before it returns. */
export async function commitReachesDisk(pglite: PGlite, folder: Pick<DurableFolder, 'logSyncs'>): Promise<boolean> {
  const before = folder.logSyncs
  await pglite.query(`select pg_logical_emit_message(true, 'wakeel', 'fsync')`)
  return folder.logSyncs > before
}
