// Renders a document as PDF. The renderer (react-pdf) shapes Arabic and orders text of mixed direction; the font covers both scripts.
import { createRequire } from 'node:module'
import { Font, renderToBuffer, type DocumentProps } from '@react-pdf/renderer'
import type { ReactElement } from 'react'

/** The name of the documents' font family. */
export const family = 'Vazirmatn'
const weights = { Regular: 400, Bold: 700 } as const

function registerFont(): void {
  // After a document, the font's cached glyphs lack their characters, and the next document would lose letters; so each document loads the
  // font again.
  delete Font.getRegisteredFonts()[family]
  const find = createRequire(import.meta.url).resolve
  const fonts = Object.entries(weights).map(([name, fontWeight]) => ({
    src: find(`vazirmatn/fonts/ttf/Vazirmatn-${name}.ttf`),
    fontWeight,
  }))
  Font.register({ family, fonts })
  // Disables hyphenation in both scripts.
  Font.registerHyphenationCallback((word) => [word])
}

async function draw(printed: ReactElement<DocumentProps>): Promise<Buffer> {
  registerFont()
  return renderToBuffer(printed)
}

let last: Promise<unknown> = Promise.resolve()
/** The PDF's bytes; documents are rendered one after the other. */
export function renderDocument(printed: ReactElement<DocumentProps>): Promise<Buffer> {
  const drawn = last.then(() => draw(printed))
  last = drawn.catch(() => undefined)
  return drawn
}
