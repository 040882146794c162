import { uploadRules, type UploadKind } from '../schema/core/uploads.ts'
import { renamed, sizeOf } from './decode.ts'
import { FileRefused } from './mistakes.ts'

/** A part of a picture, in the picture's pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Width divided by height that a kind requires; undefined where any is allowed. */
export function shapeOf(kind: UploadKind): number | undefined {
  const { size, square } = uploadRules[kind]
  return size ? size.width / size.height : square ? 1 : undefined
}

/** The largest centred part with the kind's proportions. */
export function middleOf({ width, height }: { width: number; height: number }, kind: UploadKind): Area {
  const shape = shapeOf(kind) ?? width / height
  const across = Math.min(width, height * shape)
  const down = across / shape
  return { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down }
}

/** Throws FileRefused for a picture with fewer pixels than the kind requires. */
export async function checkRoom(picture: File, kind: UploadKind): Promise<void> {
  roomFor(middleOf(await sizeOf(picture), kind), kind)
}
function roomFor(area: Area, kind: UploadKind): void {
  const { size } = uploadRules[kind]
  if (size && (Math.round(area.width) < size.width || Math.round(area.height) < size.height))
    throw new FileRefused({ key: 'validation.imageSmall', params: { ...size } })
}

const almostLossless = 0.95
/** The part, scaled to the size that the kind requires. Throws FileRefused for a part with fewer pixels. */
export async function cropped(picture: File, area: Area, kind: UploadKind): Promise<File> {
  const { size, side } = uploadRules[kind]
  roomFor(area, kind)
  const square = Math.min(side, Math.round(area.width))
  const { width, height } = size ?? { width: square, height: square }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new FileRefused({ key: 'validation.fileBroken', params: {} })
  // Transparent parts become white instead of black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  const bitmap = await createImageBitmap(picture)
  pen.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height)
  bitmap.close()
  const type = 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, almostLossless))
  if (!blob) throw new FileRefused({ key: 'validation.fileBroken', params: {} })
  return new File([blob], renamed(picture.name, 'jpg'), { type })
}
