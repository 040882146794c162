// Prepares and sends files: decoding, cropping, compressing, uploading. Draws nothing; load it lazily.
export { checkRoom, middleOf, shapeOf, type Area } from './crop.ts'
export { decoded, isPicture, sizeOf } from './decode.ts'
export { FileRefused, mistakeOf, type UploadMistake } from './mistakes.ts'
export { prepareImage, takes } from './prepareImage.ts'
export { upload, type Side } from './upload.ts'
