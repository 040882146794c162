// How many SMS a text is made of, as phone networks count: GSM-7 where its letters allow it, else UCS-2.
import { SegmentedMessage } from 'sms-segments-calculator'

/** What a text costs as SMS. */
export interface SmsSize {
  encoding: 'GSM-7' | 'UCS-2'
  parts: number
  /** Letters that still fit into the last part. */
  left: number
}
const bitsOfLetter = { 'GSM-7': 7, 'UCS-2': 16 } as const

/** Counts a text's parts. Arabic is always UCS-2: 70 letters in one part, 67 in each of several. */
export function smsSize(text: string): SmsSize {
  const { encodingName, segmentsCount, segments } = new SegmentedMessage(text)
  const encoding = encodingName === 'GSM-7' ? 'GSM-7' : 'UCS-2'
  const free = segments.at(-1)?.freeSizeInBits() ?? 0
  return { encoding, parts: text === '' ? 0 : segmentsCount, left: Math.max(0, Math.floor(free / bitsOfLetter[encoding])) }
}
