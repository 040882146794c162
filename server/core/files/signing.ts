// URLs of files: for public kinds the unguessable key is enough, for private kinds the URL is signed and expires. Rights on rows are not
// checked here.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { uploadRules, type UploadKind } from '../../../src/schema/core/uploads.ts'
import { defaultApiBase } from '../../../src/schema/core/wireWords.ts'

const hour = 3600
// Expiry times are rounded up to multiples of this many seconds, so that repeated reads give the same URL and the browser can cache the
// picture.
const step = 900

let key: Buffer | undefined
let clock: () => Date = () => new Date()
/** Sets the 32-byte key and the clock for signed URLs; called once at start. */
export function useFileSigning(secret: Buffer, now: () => Date): void {
  key = secret
  clock = now
}

const seconds = (): number => Math.floor(clock().getTime() / 1000)
function signatureOf(storageKey: string, expires: number): Buffer {
  if (!key) throw new Error('No key to sign files with: call useFileSigning first.')
  return createHmac('sha256', key).update(`${storageKey}\n${expires}`).digest()
}

/** The path of a file below the API's origin, as stored in its row. */
export const addressOfFile = (storageKey: string): string => `${defaultApiBase}/files/${storageKey}`

/** The storage key in such a path. */
export const storageKeyOf = (url: string): string => url.slice(addressOfFile('').length)

/** The URL that opens a file now; for a private kind it is signed and valid for 60 to 75 minutes. */
export function openAddress(url: string, kind: UploadKind): string {
  if (!uploadRules[kind].private) return url
  const storageKey = storageKeyOf(url)
  const expires = Math.ceil((seconds() + hour) / step) * step
  return `${url}?expires=${expires}&signature=${signatureOf(storageKey, expires).toString('base64url')}`
}

/** The remaining seconds of a signed URL: 0 when it has expired, undefined when the signature is invalid. */
export function remainingTime(storageKey: string, given: { expires?: unknown; signature?: unknown }): number | undefined {
  const { expires, signature } = given
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return undefined
  const expected = signatureOf(storageKey, Number(expires))
  const actual = Buffer.from(signature, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  return Math.max(0, Number(expires) - seconds())
}
