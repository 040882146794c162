import { extensionOf } from '../schema/core/uploads.ts'
import { FileRefused } from './mistakes.ts'

const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
/** Whether a file is HEIC; some systems give no type. */
export const isHeic = (file: File): boolean =>
  heicTypes.includes(file.type) ||
  (['', 'application/octet-stream'].includes(file.type) && ['heic', 'heif'].includes(extensionOf(file.name)))

/** Whether a file is a raster picture; SVG is not, because it can contain scripts. */
export const isPicture = (file: File): boolean => isHeic(file) || (file.type.startsWith('image/') && file.type !== 'image/svg+xml')

/** The file name with another extension. */
export const renamed = (name: string, extension: string): string => `${name.replace(/\.[^.]*$/, '') || 'image'}.${extension}`

// Nearly lossless: the compression follows later.
const decodeQuality = 0.95

/** The picture in a type that every browser can draw; only HEIC is converted. Throws FileRefused when it cannot be read. */
export async function decoded(file: File): Promise<File> {
  if (!isHeic(file)) return file
  // Some browsers read HEIC themselves; the others load half a megabyte of decoder.
  const { heicTo } = await import('heic-to/csp')
  const type = 'image/jpeg'
  const blob = await heicTo({ blob: file, type, quality: decodeQuality }).catch(() => {
    throw new FileRefused({ key: 'validation.fileBroken', params: {} })
  })
  return new File([blob], renamed(file.name, 'jpg'), { type })
}

/** A picture's width and height as displayed, in pixels. Throws FileRefused when it cannot be read. */
export async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new FileRefused({ key: 'validation.fileBroken', params: {} })
  })
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
