// What a person wrote in answer to a mail, without the mail that their program put below or between.

/** Marks that turn the direction of a line, which programs for mail put into what they quote. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const blank = (line: string): boolean => line.trim() === ''
const isQuoted = (line: string): boolean => line.trimStart().startsWith('>')

/** The first line of the heads of a mail that Outlook puts above it without marking its lines, and one that follows within it. */
const headsOfQuoted = [
  { first: /^\*?From:/i, other: /^\*?(?:Sent|Date|To|Subject):/i },
  { first: /^\*?من:/, other: /^\*?(?:تاريخ الإرسال|التاريخ|إلى|الموضوع):/ },
] as const
const isDivider = (line: string): boolean => /^-{2,}\s?(?:Original Message|Forwarded message|الرسالة الأصلية)\s?-{2,}$/i.test(line.trim())

/** Whether an unmarked mail begins in this line. */
function beginsQuoted(lines: readonly string[], place: number, dividers: readonly string[]): boolean {
  const line = lines[place] ?? ''
  if (isDivider(line) || dividers.some((one) => line.includes(one))) return true
  const heads = headsOfQuoted.find(({ first }) => first.test(line.trim()))
  return heads !== undefined && lines.slice(place + 1, place + 6).some((next) => heads.other.test(next.trim()))
}

/** How "On Sunday Noor wrote:" begins, which may be three lines long. */
const opening = /^(?:On|في|بتاريخ)[\s,،]/i
const longest = 3

/** The lines of "On Sunday Noor wrote:" that end before this place: their number, with the blank ones after them. */
function introductionBefore(lines: readonly string[], place: number): number {
  let last = place - 1
  while (last >= 0 && blank(lines[last] ?? '')) last -= 1
  if (!/[:：]$/.test((lines[last] ?? '').trim())) return 0
  for (let first = last; first >= 0 && first > last - longest && !blank(lines[first] ?? ''); first -= 1)
    if (opening.test((lines[first] ?? '').trim())) return place - first
  return 0
}

/**
 * The new words of an answer. `dividers`: the lines that our mails begin with. What stands between lines of a marked mail is kept; where
 * nothing is new, all is.
 */
export function newWords(text: string, dividers: readonly string[]): string {
  const all = text.replace(/\r\n?/g, '\n').replace(marks, '').split('\n')
  const end = all.findIndex((line, place) => !isQuoted(line) && beginsQuoted(all, place, dividers))
  const ends = [
    ...(end === -1 ? [] : [end]),
    ...all.flatMap((line, place) => (isQuoted(line) && !isQuoted(all[place - 1] ?? '') ? [place] : [])),
  ]
  const dropped = new Set<number>()
  for (const place of ends) for (let back = introductionBefore(all, place); back > 0; back -= 1) dropped.add(place - back)
  const kept = all.filter((line, place) => !isQuoted(line) && !dropped.has(place) && (end === -1 || place < end))
  const signature = kept.findIndex((line) => line === '-- ')
  const words = tidy(signature > 0 ? kept.slice(0, signature) : kept)
  return words === '' ? tidy(all) : words
}

const tidy = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
