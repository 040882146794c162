// `npm run fonts`: makes the landing's two font files from Vazirmatn, with only the letters of the two languages and the used weights. They
// are committed; run it again when the library's version or the letters change.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'

const root = join(import.meta.dirname, '..')
const between = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join('')
const marks = ' .:!()[]-–—…·/%+«»\u00a0'
const letters = {
  // Letters, vowel marks, both digit sets, and four letters of neighbouring languages that occur in names and plates.
  arabic: `ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيـ${between(0x64b, 0x655)}٠١٢٣٤٥٦٧٨٩،؛؟٪٫٬پچژگ\u200c\u200d\u200e\u200f${marks}`,
  latin: `${between(0x20, 0x7e)}×‘’“”•′″→←✓©®ÀÉéèêëçñüöäÄÖÜßáíóú${marks}`,
}
const weights = { min: 400, max: 700, default: 400 }

for (const [script, text] of Object.entries(letters)) {
  const whole = readFileSync(join(root, `node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-${script}-wght-normal.woff2`))
  const part = await subset(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } })
  writeFileSync(join(root, `src/landing/core/fonts/${script}.woff2`), part)
  console.log(`${script}: ${whole.length} B → ${part.length} B`)
}
