// Rules of file uploads as data for pages and server; source: specification, section 5. Without zod, because the landing loads it.
import type { Word } from '../enumerations.ts'
import { limits } from './limits.ts'

/** The purpose of an uploaded file. */
export type UploadKind = Word<'uploadKind'>

/** The file types that are accepted, with their extensions; the first is used for new names. */
export const fileTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/aac': ['aac'],
  'audio/amr': ['amr'],
  'video/mp4': ['mp4'],
  'video/3gpp': ['3gp'],
} as const satisfies Record<Word<'fileType'>, readonly string[]>
/** A file type that is accepted. */
export type FileType = Word<'fileType'>

/** The rule of an upload kind. */
export interface UploadRule {
  extensions: readonly string[]
  /** Exact size of the result in pixels; a larger picture of the same proportions is scaled down. */
  size?: { width: number; height: number }
  /** Width equals height. */
  square?: true
  /** Longest side allowed, in pixels. */
  side: number
  /** Transparency is kept. */
  transparent?: true
  /** Only opened by a signed address that expires. */
  private?: true
  /** Customers may upload it, too. */
  customers?: true
  /** It comes from a provider of messages; nobody uploads it. */
  received?: true
  /** Most bytes, where they are not those of the specification. */
  bytes?: number
  /** Scale in percent that the page applies to a picture before sending; the specification's default unless the kind prescribes a size. */
  scale: number
  quality: number
}
const defaults = { scale: 50, quality: 50, side: 4096 } as const
const wide = { width: 1920, height: 1080 } as const

/** The rule of each kind. */
export const uploadRules: Record<UploadKind, UploadRule> = {
  general: { ...defaults, extensions: ['jpeg', 'jpg', 'png', 'pdf'], private: true, customers: true },
  // What WhatsApp takes from a person: no sound or film is longer.
  received: {
    ...defaults,
    extensions: ['jpg', 'jpeg', 'png', 'webp', 'pdf', 'ogg', 'oga', 'opus', 'mp3', 'm4a', 'aac', 'amr', 'mp4', '3gp'],
    private: true,
    received: true,
    bytes: 16_000_000,
  },
  brochure: { ...defaults, extensions: ['pdf', 'jpg', 'jpeg'] },
  colour: { ...defaults, extensions: ['png', 'jpg', 'jpeg'] },
  carImage: { ...defaults, extensions: ['jpg', 'jpeg', 'png'], size: wide, scale: 100 },
  carousel: { ...defaults, extensions: ['jpg', 'jpeg', 'png'], size: wide, scale: 100 },
  photo: { ...defaults, extensions: ['jpg', 'jpeg', 'png'], square: true, side: 512, scale: 100 },
  logo: { ...defaults, extensions: ['png', 'jpg', 'jpeg', 'webp'], transparent: true, side: 1024, scale: 100 },
}

/** Most files in a field of several files. */
export const maxFiles = 20

/**
 * Compression before sending: at most `passes` passes towards `bytes`. Source: specification, section 5. A picture that is below `bytes`
 * and whose longest side is at most `readableSide` pixels, the width of the specification's pictures, is not scaled down.
 */
export const compression = { passes: 10, bytes: 1_000_000, readableSide: 1920 } as const

/** An error of a file: a text key and the parameters of the text. */
export interface FileProblem {
  key: string
  params: Record<string, string | number>
}

/** A file name's extension in lower case without its dot; '' without one. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The file type of an extension; undefined for others. */
export const typeOfExtension = (extension: string): FileType | undefined =>
  (Object.entries(fileTypes) as [FileType, readonly string[]][]).find(([, extensions]) => extensions.includes(extension))?.[0]

/** The allowed extensions of a kind as a text: '.pdf, .jpg, .jpeg'. */
export const extensionsOf = (kind: UploadKind): string => uploadRules[kind].extensions.map((one) => `.${one}`).join(', ')

/** The `accept` attribute of a file chooser for a kind: any picture, because other types are converted before the upload. */
export const acceptedFor = (kind: UploadKind): string => `image/*,.heic,.heif${uploadRules[kind].extensions.includes('pdf') ? ',.pdf' : ''}`

/**
 * The error of a file by name, MIME type and size in bytes: extension, type matching it, empty, or more than its kind
 * may have (4,000,000); undefined
 * when it may be uploaded. The page and the server use the same check.
 */
export function fileProblem(file: { name: string; type: string; size: number }, kind: UploadKind): FileProblem | undefined {
  const extension = extensionOf(file.name)
  if (!uploadRules[kind].extensions.includes(extension)) return { key: 'validation.fileType', params: { types: extensionsOf(kind) } }
  if (file.type !== typeOfExtension(extension)) return { key: 'validation.fileContent', params: {} }
  if (file.size === 0) return { key: 'validation.fileBroken', params: {} }
  const max = uploadRules[kind].bytes ?? limits.uploadBytes
  if (file.size > max) return { key: 'validation.fileTooLarge', params: { megabytes: max / 1_000_000 } }
  return undefined
}

/**
 * The error of a picture's size in pixels, as displayed: not square, another aspect ratio, or too small for its kind; undefined when it
 * fits. Half a pixel of rounding is allowed.
 */
export function shapeProblem({ width, height }: { width: number; height: number }, kind: UploadKind): FileProblem | undefined {
  const { size, square } = uploadRules[kind]
  if (square && Math.abs(width - height) > 1) return { key: 'validation.imageSquare', params: {} }
  if (!size) return undefined
  if (Math.abs(width * size.height - height * size.width) > Math.max(size.width, size.height))
    return { key: 'validation.imageShape', params: { ...size } }
  return width < size.width || height < size.height ? { key: 'validation.imageSmall', params: { ...size } } : undefined
}
