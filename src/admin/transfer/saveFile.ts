import { download, HttpError } from '../../http/index.ts'

/** Hands bytes to the browser as a file to keep. */
export function keepFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads it after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

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
