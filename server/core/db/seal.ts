// Encrypts secrets at rest: AES-256-GCM with the key from the environment or the data folder.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

let key: Buffer | undefined

/** Sets the 32-byte key for sealing and fingerprints; called once at start. */
export function useSealingKey(secret: Buffer): void {
  key = secret
}

const present = (): Buffer => {
  if (key) return key
  throw new Error('No sealing key: call useSealingKey first.')
}

/** The text encrypted with AES-256-GCM as 'v1.<nonce>.<tag>.<ciphertext>', base64url. Throws before the key is set. */
export function seal(plain: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', present(), nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return ['v1', ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.')
}

/** The decrypted text. Throws an Error when it was altered, or sealed with another key. */
export function unseal(sealed: string): string {
  const [version, nonce = '', tag = '', body = ''] = sealed.split('.')
  if (version !== 'v1') throw new Error('Not a sealed value.')
  const decipher = createDecipheriv('aes-256-gcm', present(), Buffer.from(nonce, 'base64url'))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8')
}

/** A keyed hash (HMAC-SHA-256, base64url): equal for equal texts, and not searchable without the key. */
export const fingerprint = (text: string): string => createHmac('sha256', present()).update(text).digest('base64url')
