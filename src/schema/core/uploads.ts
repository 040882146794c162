// What may be uploaded as what, as data that the pages and the server share: specification, section 5. No zod: the landing loads it.
import type { Word } from '../enumerations.ts'
import { limits } from './limits.ts'

/** What a file is uploaded for. */
export type UploadKind = Word<'uploadKind'>

/** The types that are kept, by the extensions they go by; the first names a file of the type. */
export const fileTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
} as const satisfies Record<Word<'fileType'>, readonly string[]>
/** A type that is kept. */
export type FileType = Word<'fileType'>

/** The rule of an upload kind. */
export interface UploadRule {
  extensions: readonly string[]
  /** Comes out exactly so, in pixels; a larger picture of the same shape is made smaller. */
  size?: { width: number; height: number }
  /** As wide as it is high. */
  square?: true
  /** No side is longer, in pixels. */
  side: number
  /** See-through parts stay so. */
  transparent?: true
  /** Opened only by a signed address that expires. */
  private?: true
  /** Customers may send it, too. */
  customers?: true
  /** What the page does to a picture before it is sent, in percent; the specification's defaults unless the kind prescribes a size. */
  scale: number
  quality: number
}
const defaults = { scale: 50, quality: 50, side: 4096 } as const
const wide = { width: 1920, height: 1080 } as const

/** Every kind's rule. */
export const uploadRules: Record<UploadKind, UploadRule> = {
  general: { ...defaults, extensions: ['jpeg', 'jpg', 'png', 'pdf'], private: true, customers: true },
  brochure: { ...defaults, extensions: ['pdf', 'jpg', 'jpeg'] },
  colour: { ...defaults, extensions: ['png', 'jpg', 'jpeg'] },
  carImage: { ...defaults, extensions: ['jpg', 'jpeg', 'png'], size: wide, scale: 100 },
  carousel: { ...defaults, extensions: ['jpg', 'jpeg', 'png'], size: wide, scale: 100 },
  photo: { ...defaults, extensions: ['jpg', 'jpeg', 'png'], square: true, side: 512, scale: 100 },
  logo: { ...defaults, extensions: ['png', 'jpg', 'jpeg', 'webp'], transparent: true, side: 1024, scale: 100 },
}

/** As many files a field of several holds. */
export const maxFiles = 20

/** Compression before sending: at most so many passes toward so many bytes. Source: specification, section 5. */
export const compression = { passes: 10, bytes: 1_000_000 } as const

/** What is wrong with a file: a text key and what the text needs. */
export interface FileProblem {
  key: string
  params: Record<string, string | number>
}

/** A file's extension in lower case, without its dot; empty without one. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The type that an extension stands for. */
const typeOfExtension = (extension: string): FileType | undefined =>
  (Object.entries(fileTypes) as [FileType, readonly string[]][]).find(([, extensions]) => extensions.includes(extension))?.[0]

/** '.pdf, .jpg, .jpeg' */
export const extensionsOf = (kind: UploadKind): string => uploadRules[kind].extensions.map((one) => `.${one}`).join(', ')

/** What a file chooser offers for a kind: anyone who chooses a picture of another type gets one that the kind takes. */
export const acceptedFor = (kind: UploadKind): string => `image/*,.heic,.heif${uploadRules[kind].extensions.includes('pdf') ? ',.pdf' : ''}`

/** What is wrong with a file by its name, type and size; undefined when it may be sent. The page and the server ask the same. */
export function fileProblem(file: { name: string; type: string; size: number }, kind: UploadKind): FileProblem | undefined {
  const extension = extensionOf(file.name)
  if (!uploadRules[kind].extensions.includes(extension)) return { key: 'validation.fileType', params: { types: extensionsOf(kind) } }
  if (file.type !== typeOfExtension(extension)) return { key: 'validation.fileContent', params: {} }
  if (file.size === 0) return { key: 'validation.fileBroken', params: {} }
  if (file.size > limits.uploadBytes) return { key: 'validation.fileTooLarge', params: { megabytes: limits.uploadBytes / 1_000_000 } }
  return undefined
}

/** What is wrong with a picture's shape, in pixels as it is seen. Half a pixel of rounding is nobody's fault. */
export function shapeProblem({ width, height }: { width: number; height: number }, kind: UploadKind): FileProblem | undefined {
  const { size, square } = uploadRules[kind]
  if (square && Math.abs(width - height) > 1) return { key: 'validation.imageSquare', params: {} }
  if (!size) return undefined
  if (Math.abs(width * size.height - height * size.width) > Math.max(size.width, size.height))
    return { key: 'validation.imageShape', params: { ...size } }
  return width < size.width || height < size.height ? { key: 'validation.imageSmall', params: { ...size } } : undefined
}
