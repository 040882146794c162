// Addresses of files: public kinds by their unguessable key alone, private kinds signed for a while. Knows no rows' rights.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { uploadRules, type UploadKind } from '../../../src/schema/core/uploads.ts'
import { defaultApiBase } from '../../../src/schema/core/wireWords.ts'

const hour = 3600
// Ends are rounded up to these, so that a list that is read twice names the same address and the browser keeps the picture.
const step = 900

let key: Buffer | undefined
let clock: () => Date = () => new Date()
/** Sets the 32-byte key and the clock; called once at start. */
export function useFileSigning(secret: Buffer, now: () => Date): void {
  key = secret
  clock = now
}

const seconds = (): number => Math.floor(clock().getTime() / 1000)
function signatureOf(storageKey: string, expires: number): Buffer {
  if (!key) throw new Error('No key to sign files with: call useFileSigning first.')
  return createHmac('sha256', key).update(`${storageKey}\n${expires}`).digest()
}

/** Where a file is found below the API's origin, as its row keeps it. */
export const addressOfFile = (storageKey: string): string => `${defaultApiBase}/files/${storageKey}`

/** The address that opens a file now: a private kind's is good for an hour to an hour and a quarter. */
export function openAddress(url: string, kind: UploadKind): string {
  if (!uploadRules[kind].private) return url
  const storageKey = url.slice(addressOfFile('').length)
  const expires = Math.ceil((seconds() + hour) / step) * step
  return `${url}?expires=${expires}&signature=${signatureOf(storageKey, expires).toString('base64url')}`
}

/** Whether a signed address is good: seconds it still has, 0 when they are over, undefined when it was never given out. */
export function remainingTime(storageKey: string, given: { expires?: unknown; signature?: unknown }): number | undefined {
  const { expires, signature } = given
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return undefined
  const expected = signatureOf(storageKey, Number(expires))
  const actual = Buffer.from(signature, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  return Math.max(0, Number(expires) - seconds())
}
