import { download } from '../../http/download.ts'
import { HttpError } from '../../http/index.ts'
import { keepFile } from '../../http/keepFile.ts'

/** Downloads a file and saves it; returns the server's JSON where it sent no file. Errors are shown by the client. */
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
