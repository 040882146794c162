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

/** Counts the parts of a text. Arabic is always UCS-2: 70 characters in a single part, 67 in each of several. */
export function smsSize(text: string): SmsSize {
  const { encodingName, segmentsCount, segments } = new SegmentedMessage(text)
  const encoding = encodingName === 'GSM-7' ? 'GSM-7' : 'UCS-2'
  const free = segments.at(-1)?.freeSizeInBits() ?? 0
  return { encoding, parts: text === '' ? 0 : segmentsCount, left: Math.max(0, Math.floor(free / bitsOfLetter[encoding])) }
}
