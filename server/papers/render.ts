// Draws a paper as PDF. The renderer shapes Arabic and orders mixed lines by itself; the font has both scripts.
import { createRequire } from 'node:module'
import { Font, renderToBuffer, type DocumentProps } from '@react-pdf/renderer'
import type { ReactElement } from 'react'

/** The name of the papers' font. */
export const family = 'Vazirmatn'
const weights = { Regular: 400, Bold: 700 } as const

function learnFont(): void {
  // A font that drew a paper keeps glyphs without their letters, and the next paper would lose letters by it: each reads it anew.
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

async function draw(paper: ReactElement<DocumentProps>): Promise<Buffer> {
  learnFont()
  return renderToBuffer(paper)
}

let last: Promise<unknown> = Promise.resolve()
/** The bytes of a paper; one is drawn after the other. */
export function renderPaper(paper: ReactElement<DocumentProps>): Promise<Buffer> {
  const drawn = last.then(() => draw(paper))
  last = drawn.catch(() => undefined)
  return drawn
}
