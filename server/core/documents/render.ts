// Draws a document as PDF. The renderer shapes Arabic and orders mixed lines by itself; the font has both scripts.
import { createRequire } from 'node:module'
import { Font, renderToBuffer, type DocumentProps } from '@react-pdf/renderer'
import type { ReactElement } from 'react'

/** The name of the documents' font. */
export const family = 'Vazirmatn'
const weights = { Regular: 400, Bold: 700 } as const

function registerFont(): void {
  // A font that drew a document keeps glyphs without their letters, and the next document would lose letters by it: each reads it anew.
  delete Font.getRegisteredFonts()[family]
  const find = createRequire(import.meta.url).resolve
  const fonts = Object.entries(weights).map(([name, fontWeight]) => ({
    src: find(`vazirmatn/fonts/ttf/Vazirmatn-${name}.ttf`),
    fontWeight,
  }))
  Font.register({ family, fonts })
  // Neither script is hyphenated here.
  Font.registerHyphenationCallback((word) => [word])
}

async function draw(printed: ReactElement<DocumentProps>): Promise<Buffer> {
  registerFont()
  return renderToBuffer(printed)
}

let last: Promise<unknown> = Promise.resolve()
/** The bytes of a document; one is drawn after the other. */
export function renderDocument(printed: ReactElement<DocumentProps>): Promise<Buffer> {
  const drawn = last.then(() => draw(printed))
  last = drawn.catch(() => undefined)
  return drawn
}
