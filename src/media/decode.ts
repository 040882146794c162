import { extensionOf } from '../schema/core/uploads.ts'
import { FileRefused } from './mistakes.ts'

const heicTypes = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']
/** Whether it is a phone's HEIC; some systems tell no type. */
export const isHeic = (file: File): boolean =>
  heicTypes.includes(file.type) ||
  (['', 'application/octet-stream'].includes(file.type) && ['heic', 'heif'].includes(extensionOf(file.name)))

/** Whether it is a picture of any type that is drawn from pixels; SVG is a program. */
export const isPicture = (file: File): boolean => isHeic(file) || (file.type.startsWith('image/') && file.type !== 'image/svg+xml')

/** The file under another type's extension. */
export const renamed = (name: string, extension: string): string => `${name.replace(/\.[^.]*$/, '') || 'image'}.${extension}`

// Nearly lossless: the one real loss is the compression that follows.
const decodeQuality = 0.95

/** The picture in a type that every browser draws; only HEIC changes. Throws FileRefused when it cannot be read. */
export async function decoded(file: File): Promise<File> {
  if (!isHeic(file)) return file
  // Some browsers read HEIC by themselves; half a megabyte of decoder is for the others.
  const { heicTo } = await import('heic-to/csp')
  const type = 'image/jpeg'
  const blob = await heicTo({ blob: file, type, quality: decodeQuality }).catch(() => {
    throw new FileRefused({ key: 'validation.fileBroken', params: {} })
  })
  return new File([blob], renamed(file.name, 'jpg'), { type })
}

/** A picture's size as it is seen, in pixels. Throws FileRefused when it cannot be read. */
export async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new FileRefused({ key: 'validation.fileBroken', params: {} })
  })
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
