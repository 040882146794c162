// Looks through one PDF in a thread of its own, so that a document made to be hard to read stops nobody else. A file of its own and no
// TypeScript: a thread loads it by path, in the sources and in the build alike.
import { parentPort, workerData } from 'node:worker_threads'
import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'

// Keys that hold scripts, files inside the document or forms with scripts, and kinds of actions that start a program, send the form or open
// another document (ISO 32000-2, 7.11.4, 12.6.4, 12.6.4.17 and 12.7.8).
const keys = new Set(['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent'])
const actions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'RichMediaExecute',
  'Rendition',
  'Movie',
  'Sound',
])

/** Whether an object of the document, or one written inside it, acts. References are not followed: each object is looked at once. */
function acts(object) {
  if (object instanceof PDFArray) return object.asArray().some(acts)
  const dictionary = object instanceof PDFStream ? object.dict : object
  if (!(dictionary instanceof PDFDict)) return false
  const kind = dictionary.get(PDFName.of('S'))
  if (kind instanceof PDFName && actions.has(kind.decodeText())) return true
  return dictionary.entries().some(([key, value]) => keys.has(key.decodeText()) || acts(value))
}

/** 'clean', 'active' (it has active content), 'locked' (it is encrypted, so that nobody can tell) or 'broken'. */
async function judge(bytes) {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
    if (document.getPageCount() === 0) return 'broken'
    return document.context.enumerateIndirectObjects().some(([, object]) => acts(object)) ? 'active' : 'clean'
  } catch {
    return (await isLocked(bytes)) ? 'locked' : 'broken'
  }
}

/** Whether the document is encrypted, which may also make its objects unreadable. */
const isLocked = (bytes) =>
  PDFDocument.load(bytes).then(
    () => false,
    (error) => error instanceof EncryptedPDFError,
  )

parentPort.postMessage(await judge(workerData), [])
