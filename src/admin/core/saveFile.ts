import { download } from '../../http/download.ts'
import { HttpError } from '../../http/index.ts'
import { keepFile } from '../../http/keepFile.ts'

/** Fetches a file and keeps it; gives what the server said instead where it sent none. A failure was told by the client already. */
export async function saveFile(
  path: string,
  body?: unknown,
  onProgress?: (bytes: number, total: number | undefined) => void,
): Promise<unknown> {
  try {
    const came = await download('dealer', path, { body, ...(onProgress ? { onProgress } : {}) })
    if ('json' in came) return came.json
    keepFile(came.blob, came.name)
  } catch (failure) {
    if (!(failure instanceof HttpError)) throw failure
  }
  return undefined
}
