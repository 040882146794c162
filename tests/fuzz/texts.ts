// Texts as people and attackers send them.
import fc from 'fast-check'

/** Texts that must be returned as sent or refused: characters of other scripts and of several code units, invisible ones, and code. */
const strange = [
  '👨‍👩‍👧‍👦 🇸🇦 ❤️‍🔥',
  'é vs é, ổ, ｆｕｌｌ ﬁ ½',
  '\u200fنص\u200e text\u202e txet \u2066x\u2069',
  'قَالَ ٱلسَّلَامُ عَلَيْكُمْ ـــ ١٢٣ ﷽ ﷺ',
  'لا‌لا ي‍ي',
  '𝒲𝒶𝓀𝑒𝑒𝓁 𐎀𐎁 𠜎𠜱',
  'Z̷̢̛a̴͠l̵͝g̶̕o̷',
  "'; drop table staff; -- \\ %_ \\' \" `",
  '<script>alert(1)</script><img src=x onerror=alert(1)>&amp;&lt;',
  '=HYPERLINK("https://x.example") +1 -1 @x',
  '${7*7} {{7*7}} %{x} %s %n $1 \\1 #{x}',
  '../../etc/passwd C:\\x',
  'x\u2028y\u2029z\u00a0\u00adw',
  '\ufffd\ufffe\u{10ffff}',
  '__proto__',
  'constructor',
  'null',
  '0',
  'true',
  'NaN',
]
/** Characters that no stored text may contain. */
export const refusedText = ['a\u0000b', '\u0000', 'a\ud800b', '\udc00', 'x\udbffy', '😀'.slice(0, 1)]

/** An unusual text within bounds. */
export const textBetween = (least: number, limit: number): fc.Arbitrary<string> => {
  const longest = Math.min(limit, 400)
  const cut = (text: string) => [...text].slice(0, Math.max(1, limit >> 1)).join('')
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...strange).map(cut) },
    { weight: 3, arbitrary: fc.string({ minLength: Math.min(least, longest), maxLength: longest, unit: 'grapheme' }) },
    { weight: 2, arbitrary: fc.string({ minLength: Math.min(least, longest), maxLength: longest, unit: 'binary' }) },
    { weight: 1, arbitrary: fc.constantFrom(least, limit).map((length) => 'ن'.repeat(Math.min(Math.max(length, 1), 40_000))) },
  )
}
