// Makes an uploaded file safe to store: the type is detected from the bytes, and a picture is re-encoded, so that its metadata (location,
// camera, comments, a second file appended to it) is lost. Loaded with the first upload, because the image library is large and not needed
// at start.
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import {
  fileProblem,
  fileTypes,
  shapeProblem,
  uploadRules,
  type FileProblem,
  type FileType,
  type UploadKind,
} from '../../../src/schema/core/uploads.ts'
import { Problem } from '../http/problem.ts'
import { judgePdf, type PdfVerdict } from './judgePdf.ts'
import { tooLarge } from './tooLarge.ts'

/** A file as uploaded. */
export interface GivenFile {
  name: string
  mime: string
  bytes: Buffer
}
/** A file that may be stored; width and height in pixels, null when it is not a picture. */
export interface CleanFile {
  name: string
  mime: FileType
  bytes: Buffer
  width: number | null
  height: number | null
}

// A picture of a few kilobytes can require gigabytes of memory to decode; phone cameras stay below this limit.
const maxPixels = 50_000_000
sharp.cache(false)

const refused = (problem: FileProblem): Problem => new Problem('badInput', { fields: { file: problem } })
const broken: FileProblem = { key: 'validation.fileBroken', params: {} }

/** The file re-encoded without metadata or active content. Throws tooLarge (413), or badInput (400) with the reason at the field `file`. */
export async function cleanFile({ name, mime, bytes }: GivenFile, kind: UploadKind): Promise<CleanFile> {
  const problem = fileProblem({ name, type: mime, size: bytes.length }, kind)
  if (problem) throw problem.key === 'validation.fileTooLarge' ? tooLarge() : refused(problem)
  if ((await typeOf(bytes)) !== mime) throw refused({ key: 'validation.fileContent', params: {} })
  const type = mime as FileType
  const tidy = { name: tidyName(name, type), mime: type }
  if (type.startsWith('image/')) return { ...tidy, ...(await redraw(bytes, type, kind)) }
  // Sound and film are kept as they came: they are saved by who opens them, never shown as a page.
  if (type !== 'application/pdf') return { ...tidy, bytes, width: null, height: null }
  const refusal = isWholePdf(bytes) ? pdfProblems[await judgePdf(bytes)] : broken
  if (refusal) throw refused(refusal)
  return { ...tidy, bytes, width: null, height: null }
}

// The type of the bytes, without its codec and under its registered name.
async function typeOf(bytes: Buffer): Promise<string | undefined> {
  const found = (await fileTypeFromBuffer(bytes))?.mime.split(';')[0]
  return found === 'audio/x-m4a' ? 'audio/mp4' : found
}

const isWholePdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')) && bytes.subarray(-2048).includes('%%EOF')
const pdfProblems: Record<PdfVerdict, FileProblem | undefined> = {
  clean: undefined,
  active: { key: 'validation.fileActive', params: {} },
  locked: { key: 'validation.fileLocked', params: {} },
  broken,
}

async function redraw(bytes: Buffer, type: FileType, kind: UploadKind): Promise<Pick<CleanFile, 'bytes' | 'width' | 'height'>> {
  // Only the head is read here, which says the size.
  const seen = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!seen) throw refused(broken)
  const { width, height } = seen.autoOrient
  if (width * height > maxPixels) throw refused({ key: 'validation.filePixels', params: { megapixels: maxPixels / 1_000_000 } })
  const problem = shapeProblem(seen.autoOrient, kind)
  if (problem) throw refused(problem)
  const { size, side } = uploadRules[kind]
  const turned = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  const sized = size
    ? turned.resize({ ...size, fit: 'fill' })
    : turned.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  // At most two run at a time, to leave CPU and memory for other calls.
  const drawn = await inTurn(() => encoded(sized, type).toBuffer({ resolveWithObject: true })).catch(() => undefined)
  if (!drawn) throw refused(broken)
  return { bytes: drawn.data, width: drawn.info.width, height: drawn.info.height }
}

function encoded(picture: Sharp, type: FileType): Sharp {
  if (type === 'image/png') return picture.png({ compressionLevel: 9 })
  if (type === 'image/webp') return picture.webp({ quality: 85 })
  return picture.jpeg({ quality: 85, mozjpeg: true })
}

const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
let lane = 0
function inTurn<R>(work: () => Promise<R>): Promise<R> {
  lane = (lane + 1) % lanes.length
  const done = (lanes[lane] ?? Promise.resolve()).then(work)
  lanes[lane] = done.catch(() => undefined)
  return done
}

// The last part of a path, without control and direction characters, and with the extension of the detected type.
function tidyName(name: string, type: FileType): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
  return `${[...stem].slice(0, 120).join('') || 'file'}.${fileTypes[type][0]}`
}
