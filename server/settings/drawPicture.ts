// Draws a tenant's pictures in its colours: the landing's car on its hero, and its mark. Texts are not drawn: a shared link shows them
// beside its picture. Loaded with the first picture, because the image library is large.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { tenantTokens } from '../../src/tokens/tokens.ts'
import type { LandingSettings } from './showSettings.ts'
import { homeIcon, sharedPicture, type DrawnPicture } from './pictureAddress.ts'

/** The `<svg>` element as a part of another one, at a place of that one. */
const inside = (svg: string, place: string) => svg.replace(/^[^]*?<svg /, `<svg ${place} `)

/** The picture as PNG; `folder` is where the built pages are. */
export async function drawPicture(picture: DrawnPicture, settings: LandingSettings, folder: string): Promise<Buffer> {
  const { width, height } = picture
  const tokens = tenantTokens({ primary: settings.primaryColour, secondary: settings.secondaryColour, mode: 'light' })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const mark = settings.logo ? read(`assets/logos/${settings.logo}.svg`) : undefined
  const sky = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="var(--hero-1)"/><stop offset=".52" stop-color="var(--hero-2)"/><stop offset="1" stop-color="var(--hero-3)"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`
  const content = {
    [sharedPicture.kind]: [
      inside(read('../heroArt.svg'), 'x="90" y="185" width="1020" height="391"'),
      mark ? inside(mark, 'x="90" y="60" width="110" height="110"') : '',
    ],
    [homeIcon.kind]: [
      inside(mark ?? read('assets/icon.svg'), mark ? 'x="30" y="30" width="120" height="120"' : `width="${width}" height="${height}"`),
    ],
  }[picture.kind]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky}${content.join('')}</svg>`
  // The renderer knows no custom properties.
  const drawn = svg.replace(/var\((--[\w-]+)\)/g, (_all, name: string) => tokens[name] ?? 'none')
  return sharp(Buffer.from(drawn)).png().toBuffer()
}
