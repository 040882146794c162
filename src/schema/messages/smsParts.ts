// Number of SMS parts of a text, as phone networks count: GSM-7 where its characters allow it, else UCS-2.
import { SegmentedMessage } from 'sms-segments-calculator'

/** The size of a text as SMS. */
export interface SmsSize {
  encoding: 'GSM-7' | 'UCS-2'
  parts: number
  /** Characters that still fit into the last part. */
  left: number
}
const bitsOfLetter = { 'GSM-7': 7, 'UCS-2': 16 } as const

// What GSM-7 lacks, and what stands for it: one such character would make every other one cost twice as much.
const plain: readonly [RegExp, string][] = [
  [/[‐-―−]/g, '-'],
  [/[‘’ʼ]/g, "'"],
  [/[“”„]/g, '"'],
  [/…/g, '...'],
  [/·/g, '-'],
  [/[\u00a0\u2007\u2009\u202f]/g, ' '],
]

/** A text with plain punctuation. */
export const plainPunctuation = (text: string): string => plain.reduce((made, [found, by]) => made.replace(found, by), text)

/** A text as it is sent: with plain punctuation where that makes it GSM-7. Letters stay as they are. */
export function smsText(text: string): string {
  const simple = plainPunctuation(text)
  return simple !== text && new SegmentedMessage(simple).encodingName === 'GSM-7' ? simple : text
}

/** Characters in one SMS alone, and in each of several. */
export const smsRoom = { 'GSM-7': { alone: 160, each: 153 }, 'UCS-2': { alone: 70, each: 67 } } as const

/** Counts the parts of a text as it is sent. Arabic is always UCS-2: 70 characters in a single part, 67 in each of several. */
export function smsSize(text: string): SmsSize {
  const { encodingName, segmentsCount, segments } = new SegmentedMessage(smsText(text))
  const encoding = encodingName === 'GSM-7' ? 'GSM-7' : 'UCS-2'
  const free = segments.at(-1)?.freeSizeInBits() ?? 0
  return { encoding, parts: text === '' ? 0 : segmentsCount, left: Math.max(0, Math.floor(free / bitsOfLetter[encoding])) }
}
