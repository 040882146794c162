// Compression of pictures before upload: repeated until below 1 MB, scale and type by kind, and refusals before sending.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compressed, type Compressor, type Pass } from '../../../src/media/compress.ts'
import { middleOf } from '../../../src/media/crop.ts'
import { isHeic, isPicture } from '../../../src/media/decode.ts'
import { FileRefused, mistakeOf } from '../../../src/media/mistakes.ts'
import { prepareImage, takes } from '../../../src/media/prepareImage.ts'
import { HttpError } from '../../../src/http/index.ts'
import { compression, uploadRules, type UploadKind } from '../../../src/schema/core/uploads.ts'

const fileOf = (name: string, type: string, size = 10): File => new File([new Uint8Array(size)], name, { type })
const phone = fileOf('IMG_0001.JPG', 'image/jpeg', 6_000_000)
// The browser's decoder, as far as it is used: a picture's size in pixels.
const seen = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => undefined }))
beforeEach(() => seen(4000, 3000))
afterEach(() => vi.unstubAllGlobals())

/** A compressor that returns these sizes, one a call, and records its calls. */
function compressorOf(...sizes: number[]): { by: Compressor; passes: Pass[] } {
  const passes: Pass[] = []
  return {
    passes,
    by: (_picture, pass) => {
      passes.push(pass)
      return Promise.resolve(fileOf('x', pass.type, sizes[Math.min(passes.length, sizes.length) - 1] ?? 0))
    },
  }
}

describe('a picture', () => {
  it('§5.10 is compressed once at half its sides and half the quality when that makes it small enough', async () => {
    const { by, passes } = compressorOf(400_000)
    const made = await compressed(phone, 'general', { by })
    expect(passes).toEqual([{ side: 2000, quality: 0.5, fixed: false, passes: 4, type: 'image/jpeg', signal: undefined }])
    expect([made.name, made.type, made.size]).toEqual(['IMG_0001.jpg', 'image/jpeg', 400_000])
  })

  it('§5.10 has ten passes in all, and a harder task while it is above 1 MB', async () => {
    const { by, passes } = compressorOf(3_000_000, 1_500_000, 600_000)
    expect((await compressed(phone, 'general', { by })).size).toBe(600_000)
    expect(passes.map(({ side }) => side)).toEqual([2000, 1000, 500])
    const stubborn = compressorOf(3_000_000)
    expect((await compressed(phone, 'general', { by: stubborn.by })).size).toBe(3_000_000)
    expect(stubborn.passes.reduce((sum, one) => sum + one.passes, 0)).toBe(10)
  })

  it('goes as JPEG when it will not shrink as PNG, unless what can be seen through must stay so', async () => {
    const screenshot = fileOf('screen.png', 'image/png', 5_000_000)
    const general = compressorOf(2_000_000, 300_000)
    expect((await compressed(screenshot, 'general', { by: general.by })).name).toBe('screen.jpg')
    expect(general.passes.map(({ type, side }) => [type, side])).toEqual([
      ['image/png', 2000],
      ['image/jpeg', 2000],
    ])
    const logo = compressorOf(2_000_000, 300_000)
    expect((await compressed(screenshot, 'logo', { by: logo.by })).name).toBe('screen.png')
    expect(logo.passes.map(({ type, side }) => [type, side])).toEqual([
      ['image/png', 1024],
      ['image/png', 512],
    ])
  })

  it('keeps its sides where the kind prescribes them', async () => {
    for (const kind of ['carImage', 'carousel', 'photo'] as const) {
      const { width, height } = uploadRules[kind].size ?? { width: 512, height: 512 }
      seen(width, height)
      const { by, passes } = compressorOf(200_000)
      await compressed(fileOf('cut.jpg', 'image/jpeg', 900_000), kind, { by })
      expect([kind, passes[0]?.fixed, passes[0]?.side]).toEqual([kind, true, Math.min(width, uploadRules[kind].side)])
    }
  })

  it('§5.10 keeps its sides where it is below 1 MB and no larger than pictures are shown, as a screenshot of a phone', async () => {
    seen(390, 844)
    const { by, passes } = compressorOf(50_000)
    const screenshot = fileOf('screen.png', 'image/png', 120_000)
    expect([(await compressed(screenshot, 'general', { by })).size, passes]).toEqual([120_000, []])
    const other = await compressed(fileOf('screen.webp', 'image/webp', 120_000), 'general', { by })
    expect([other.type, passes.map(({ side }) => side)]).toEqual(['image/jpeg', [844]])
    seen(390, 844)
    const heavy = compressorOf(50_000)
    await compressed(fileOf('screen.png', 'image/png', 1_000_001), 'general', { by: heavy.by })
    expect(heavy.passes.map(({ side }) => side)).toEqual([422])
  })

  it('stays as it is when compressing a small one would make it larger', async () => {
    const small = fileOf('small.jpg', 'image/jpeg', 20_000)
    expect((await compressed(small, 'general', { by: compressorOf(30_000).by })).size).toBe(20_000)
    const other = fileOf('small.webp', 'image/webp', 20_000)
    expect((await compressed(other, 'general', { by: compressorOf(30_000).by })).type).toBe('image/jpeg')
  })

  it('stops when the person gives up', async () => {
    const stop = new AbortController()
    stop.abort()
    const { by, passes } = compressorOf(1)
    await expect(prepareImage(phone, 'general', { by, signal: stop.signal })).rejects.toThrow()
    expect(passes).toEqual([])
  })

  it('is cut from its middle when nobody chose', () => {
    expect(middleOf({ width: 4000, height: 3000 }, 'carousel')).toEqual({ x: 0, y: 375, width: 4000, height: 2250 })
    expect(middleOf({ width: 3000, height: 4000 }, 'photo')).toEqual({ x: 0, y: 500, width: 3000, height: 3000 })
  })
})

describe('a file is refused before anything is sent', () => {
  const refusal = (file: File, kind: UploadKind) => {
    try {
      takes(file, kind)
      return undefined
    } catch (error) {
      return error instanceof FileRefused ? error.problem : error
    }
  }

  it('when the kind does not take it, with what it takes', () => {
    const types = { key: 'validation.fileType', params: { types: '.png, .jpg, .jpeg' } }
    expect(refusal(fileOf('a.pdf', 'application/pdf'), 'colour')).toEqual(types)
    expect(refusal(fileOf('a.svg', 'image/svg+xml'), 'colour')).toEqual(types)
    expect(refusal(fileOf('a.docx', 'application/x'), 'general')).toMatchObject({ key: 'validation.fileType' })
    expect(refusal(fileOf('a.pdf', 'text/html'), 'general')).toMatchObject({ key: 'validation.fileContent' })
    for (const name of ['a.jpg', 'a.gif', 'a.webp', 'a.bmp'])
      expect([name, refusal(fileOf(name, `image/${name.slice(2)}`), 'colour')]).toEqual([name, undefined])
  })

  it('§5.5 when it is one byte over 4,000,000, and not at 4,000,000', async () => {
    expect(refusal(fileOf('a.pdf', 'application/pdf', 4_000_000), 'general')).toBeUndefined()
    expect(refusal(fileOf('a.pdf', 'application/pdf', 4_000_001), 'general')).toMatchObject({ key: 'validation.fileTooLarge' })
    const stubborn = compressorOf(4_000_001)
    await expect(prepareImage(phone, 'general', { by: stubborn.by })).rejects.toMatchObject({ problem: { key: 'validation.fileTooLarge' } })
    expect((await prepareImage(phone, 'general', { by: compressorOf(4_000_000).by })).size).toBe(4_000_000)
  })
})

describe('what a file is', () => {
  it('is told by its type, and for HEIC by its extension where the system tells none', () => {
    expect([fileOf('a.HEIC', ''), fileOf('a.heif', 'application/octet-stream'), fileOf('a', 'image/heic')].map(isHeic)).toEqual([
      true,
      true,
      true,
    ])
    expect([fileOf('a.heic', 'image/jpeg'), fileOf('a.jpg', '')].map(isHeic)).toEqual([false, false])
    expect([fileOf('a.heic', ''), fileOf('a.tiff', 'image/tiff'), fileOf('a.svg', 'image/svg+xml')].map(isPicture)).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('what went wrong', () => {
  it('is said in the words of the server, and again is offered where again may help', () => {
    expect(mistakeOf(new HttpError(413, { message: 'm', fields: { file: 'too large' } }))).toEqual({ text: 'too large', again: false })
    expect(mistakeOf(new HttpError(503, { message: 'later' }))).toEqual({ text: 'later', again: true })
    expect(mistakeOf(new HttpError(0, { code: 'unreachable' }))).toEqual({ key: 'errors.unavailable', again: true })
    expect(mistakeOf(new HttpError(0, { code: 'offline' }))).toEqual({ key: 'errors.offline', again: true })
    expect(mistakeOf(new DOMException('', 'AbortError'))).toBeUndefined()
    expect(mistakeOf(new FileRefused({ key: 'validation.fileBroken', params: {} }))).toMatchObject({
      key: 'validation.fileBroken',
      again: false,
    })
  })
})

it('no kind compresses otherwise than the specification says without prescribing a size', () => {
  for (const [kind, { quality, scale, size, square, transparent }] of Object.entries(uploadRules))
    expect([kind, quality, size || square || transparent ? 50 : scale]).toEqual([kind, 50, 50])
  expect(compression).toEqual({ passes: 10, bytes: 1_000_000, readableSide: 1920 })
})
