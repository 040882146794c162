// Whether a PDF may be kept: read by a parser, not searched for words, because the objects of a PDF may be compressed and its names escaped.
import { Worker } from 'node:worker_threads'

/** `active`: scripts, files inside it, or actions that start a program or send a form. `locked`: encrypted, so that nobody can tell. */
export type PdfVerdict = 'clean' | 'active' | 'locked' | 'broken'

// Milliseconds; the largest file that may be uploaded takes a tenth of it on a slow machine.
const timeoutMs = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 256 }

/** Reads a PDF in a thread of its own. A document that takes too long or too much memory is broken. */
export function judgePdf(bytes: Buffer): Promise<PdfVerdict> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdfWorker.mjs', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits,
      execArgv: [],
    })
    const end = (verdict: PdfVerdict) => {
      clearTimeout(timer)
      resolve(verdict)
      void worker.terminate()
    }
    const timer = setTimeout(() => end('broken'), timeoutMs)
    worker.once('message', end)
    worker.once('error', () => end('broken'))
    worker.once('exit', () => end('broken'))
  })
}
