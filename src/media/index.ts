// Files on their way from a person to the server: decoding, cutting, compressing, sending. Draws nothing. Load it lazily.
export { checkRoom, middleOf, shapeOf, type Area } from './crop.ts'
export { decoded, isPicture, sizeOf } from './decode.ts'
export { FileRefused, mistakeOf, type UploadMistake } from './mistakes.ts'
export { prepareImage, takes } from './prepareImage.ts'
export { upload, type Side } from './upload.ts'
