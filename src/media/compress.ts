import { compression, fileTypes, uploadRules, type FileType, type UploadKind } from '../schema/core/uploads.ts'
import { sizeOf, renamed } from './decode.ts'

/** How a picture is compressed once. */
export interface Pass {
  /** The longest side that may come out, in pixels. */
  side: number
  /** 0 to 1. */
  quality: number
  /** Its sides must not change: only the quality gives. */
  fixed: boolean
  type: FileType
  signal?: AbortSignal | undefined
}
/** Compresses a picture; the library's way, or a test's. */
export type Compressor = (picture: File, pass: Pass) => Promise<File>

const bytesPerMegabyte = 1024 * 1024

/** browser-image-compression: up to ten passes of its own toward the size, in a worker that loads nothing from elsewhere. */
const byLibrary: Compressor = async (picture, { side, quality, fixed, type, signal }) => {
  const [{ default: imageCompression }, { default: library }] = await Promise.all([
    import('browser-image-compression'),
    import('browser-image-compression/dist/browser-image-compression.js?url'),
  ])
  return imageCompression(picture, {
    maxSizeMB: compression.bytes / bytesPerMegabyte,
    maxIteration: compression.passes,
    maxWidthOrHeight: side,
    alwaysKeepResolution: fixed,
    initialQuality: quality,
    fileType: type,
    useWebWorker: true,
    // Without it the worker asks a public server for the library, and works in the page when that fails.
    libURL: new URL(library, window.location.href).href,
    ...(signal ? { signal } : {}),
  })
}

/** The type a picture is sent as: its own where the kind takes it, else the first that does. See-through parts need one that has them. */
function typeFor(picture: File, kind: UploadKind): FileType {
  const { extensions, transparent, size, square } = uploadRules[kind]
  const taken = (type: FileType) => fileTypes[type].some((one) => extensions.includes(one))
  if (size || square) return 'image/jpeg'
  if (picture.type in fileTypes && taken(picture.type as FileType)) return picture.type as FileType
  return transparent && picture.type !== 'image/jpeg' ? 'image/png' : 'image/jpeg'
}

// The compressor's passes may end above the size: then it gets a harder task, so many times at most.
const rounds = 3

/**
 * The picture as specification section 5 wants it: the kind's scale and quality, ten passes toward 1 MB, and still smaller where
 * those were not enough. Never larger than it was, where it could have gone as it was.
 */
export async function compressed(picture: File, kind: UploadKind, options: { signal?: AbortSignal | undefined; by?: Compressor } = {}) {
  const { signal, by = byLibrary } = options
  const { scale, quality, size, square, side: limit } = uploadRules[kind]
  const fixed = Boolean(size ?? square)
  const { width, height } = await sizeOf(picture)
  let side = Math.min(limit, Math.max(1, Math.round(Math.max(width, height) * (scale / 100))))
  let type = typeFor(picture, kind)
  let result = picture
  for (let round = 0; round < rounds; round += 1) {
    signal?.throwIfAborted()
    result = await by(picture, { side, quality: quality / 100, fixed, type, signal })
    if (result.size <= compression.bytes) break
    // What will not shrink as PNG does as JPEG; then its sides must.
    if (type === 'image/png' && !uploadRules[kind].transparent) type = 'image/jpeg'
    else if (fixed) break
    else side = Math.max(1, Math.round(side / 2))
  }
  if (picture.type === type && picture.size <= Math.min(result.size, compression.bytes) && !fixed) result = picture
  return new File([result], renamed(picture.name, fileTypes[type][0]), { type })
}
