// Draws a tenant's pictures in its colours: the landing's car on its hero, and its mark. Texts are not drawn: a shared link shows them
// beside its picture. Loaded with the first picture, because the image library is large.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { tenantTokens } from '../../src/tokens/tokens.ts'
import type { LandingSettings } from './showSettings.ts'
import type { DrawnPicture } from './pictureAddress.ts'

/** The `<svg>` element as a part of another one, at a place of that one. */
const inside = (svg: string, place: string) => svg.replace(/^[^]*?<svg /, `<svg ${place} `)

/** A mark in the middle of a square; `part` is its part of the width. */
function markOn(width: number, part: number, mark: string): string {
  const size = Math.round(width * part)
  const start = (width - size) / 2
  return inside(mark, `x="${start}" y="${start}" width="${size}" height="${size}"`)
}

const longest = 360
const edge = 24
/** An uploaded logo on a white ground, at most 360 wide and high. */
async function groundedLogo(logo: Buffer): Promise<string> {
  const image = sharp(logo).resize({ width: longest - 2 * edge, height: longest - 2 * edge, fit: 'inside' })
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  const [width, tall] = [info.width + 2 * edge, info.height + 2 * edge]
  return `<svg viewBox="0 0 ${width} ${tall}"><rect width="${width}" height="${tall}" rx="${edge}" fill="#fff"/><image x="${edge}" y="${edge}" width="${info.width}" height="${info.height}" href="data:image/png;base64,${data.toString('base64')}"/></svg>`
}

/** The picture as PNG; `folder` is where the built pages are, `logo` the tenant's uploaded one. */
export async function drawPicture(picture: DrawnPicture, settings: LandingSettings, folder: string, logo?: Buffer): Promise<Buffer> {
  const { width, height } = picture
  const tokens = tenantTokens({ primary: settings.primaryColour, secondary: settings.secondaryColour, mode: 'light' })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const named = settings.logo ? read(`assets/logos/${settings.logo}.svg`) : undefined
  const mark = logo ? await groundedLogo(logo) : named
  const sky = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="var(--hero-1)"/><stop offset=".52" stop-color="var(--hero-2)"/><stop offset="1" stop-color="var(--hero-3)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`
  const content = picture.mark
    ? markOn(width, picture.mark, mark ?? read('assets/icon.svg'))
    : inside(read('../heroArt.svg'), 'x="90" y="185" width="1020" height="391"') +
      (mark ? inside(mark, `x="90" y="60" width="${longest}" height="110" preserveAspectRatio="xMinYMid meet"`) : '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky}${content}</svg>`
  // The renderer knows no custom properties.
  const drawn = svg.replace(/var\((--[\w-]+)\)/g, (_all, name: string) => tokens[name] ?? 'none')
  return sharp(Buffer.from(drawn)).png().toBuffer()
}
