import { compression, fileTypes, uploadRules, type FileType, type UploadKind } from '../schema/core/uploads.ts'
import { sizeOf, renamed } from './decode.ts'

/** Settings of one compression. */
export interface Pass {
  /** Longest side of the result, in pixels. */
  side: number
  /** 0 to 1. */
  quality: number
  /** The sides must not change: only the quality is reduced. */
  fixed: boolean
  /** How often the library may try. */
  passes: number
  type: FileType
  signal?: AbortSignal | undefined
}
/** Compresses a picture; the library's function, or a test's. */
export type Compressor = (picture: File, pass: Pass) => Promise<File>

const bytesPerMegabyte = 1024 * 1024

/** browser-image-compression: some passes of its own towards the size, in a worker that loads nothing from other hosts. */
const byLibrary: Compressor = async (picture, { side, quality, fixed, passes, type, signal }) => {
  const [{ default: imageCompression }, { default: library }] = await Promise.all([
    import('browser-image-compression'),
    import('browser-image-compression/dist/browser-image-compression.js?url'),
  ])
  return imageCompression(picture, {
    maxSizeMB: compression.bytes / bytesPerMegabyte,
    maxIteration: passes,
    maxWidthOrHeight: side,
    alwaysKeepResolution: fixed,
    initialQuality: quality,
    fileType: type,
    useWebWorker: true,
    // Without it the worker loads the library from a public server, and falls back to the main thread when that fails.
    libURL: new URL(library, window.location.href).href,
    ...(signal ? { signal } : {}),
  })
}

/**
 * The type in which a picture is sent: its own where the kind accepts it, else the first accepted one. Transparency needs a type that
 * supports it.
 */
function typeFor(picture: File, kind: UploadKind): FileType {
  const { extensions, transparent, size, square } = uploadRules[kind]
  const taken = (type: FileType) => fileTypes[type].some((one) => extensions.includes(one))
  if (size || square) return 'image/jpeg'
  if (picture.type in fileTypes && taken(picture.type as FileType)) return picture.type as FileType
  return transparent && picture.type !== 'image/jpeg' ? 'image/png' : 'image/jpeg'
}

// The library may end above the target size; then it runs again with stricter settings. Together these are the ten passes.
const rounds = [compression.passes - 6, 3, 3]

/**
 * The picture compressed as section 5 of the specification says: the kind's scale and quality, and up to ten passes towards 1 MB. A
 * picture that is below that size already, and no larger than `readableSide`, keeps its sides, and is sent as it is where its type may be
 * sent. Never larger than an original that could be sent as it is.
 */
export async function compressed(picture: File, kind: UploadKind, options: { signal?: AbortSignal | undefined; by?: Compressor } = {}) {
  const { signal, by = byLibrary } = options
  const { scale, quality, size, square, side: limit } = uploadRules[kind]
  const fixed = Boolean(size ?? square)
  const { width, height } = await sizeOf(picture)
  const longest = Math.max(width, height)
  const small = picture.size <= compression.bytes && longest <= Math.min(limit, compression.readableSide)
  let side = small ? longest : Math.min(limit, Math.max(1, Math.round(longest * (scale / 100))))
  let type = typeFor(picture, kind)
  if (small && !fixed && picture.type === type) return new File([picture], renamed(picture.name, fileTypes[type][0]), { type })
  let result = picture
  for (const passes of rounds) {
    signal?.throwIfAborted()
    result = await by(picture, { side, quality: quality / 100, fixed, passes, type, signal })
    if (result.size <= compression.bytes) break
    // What cannot be compressed enough as PNG is sent as JPEG, then with smaller sides.
    if (type === 'image/png' && !uploadRules[kind].transparent) type = 'image/jpeg'
    else if (fixed) break
    else side = Math.max(1, Math.round(side / 2))
  }
  if (picture.type === type && picture.size <= Math.min(result.size, compression.bytes) && !fixed) result = picture
  return new File([result], renamed(picture.name, fileTypes[type][0]), { type })
}
