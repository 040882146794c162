// Encryption of backups with keys of age (age-encryption.org); other age programs can open the files.
import { open } from 'node:fs/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** The keys of backups: `age1…` only encrypts, `AGE-SECRET-KEY-1…` encrypts and decrypts. */
export interface BackupKey {
  recipients: string[]
  identities: string[]
}
/** The stream type that the age library uses. */
type Bytes = ReadableStream<Uint8Array>

const secret = /^AGE-SECRET-KEY-1[0-9A-Z]+$/
const open1 = /^age1[0-9a-z]+$/

/**
 * Parses keys in the format of age-keygen, one a line or separated by commas; undefined when the text holds none. Throws on any other line.
 */
export async function readKey(text: string | undefined): Promise<BackupKey | undefined> {
  const lines = (text ?? '')
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (lines.length === 0) return undefined
  const wrong = lines.findIndex((line) => !secret.test(line) && !open1.test(line))
  if (wrong >= 0)
    throw new Error(
      `BACKUP_KEY, line ${wrong + 1}, is no key: it begins with age1 or AGE-SECRET-KEY-1. Make one: npm run backup -- --new-key`,
    )
  const identities = lines.filter((line) => secret.test(line))
  return {
    identities,
    recipients: [...lines.filter((line) => open1.test(line)), ...(await Promise.all(identities.map(identityToRecipient)))],
  }
}

/** A new key pair: `secret` encrypts and decrypts, `open` only encrypts. */
export async function newKey(): Promise<{ secret: string; open: string }> {
  const identity = await generateX25519Identity()
  return { secret: identity, open: await identityToRecipient(identity) }
}

const intro = 'age-encryption.org/v1'

/**
 * Whether the file is encrypted. Throws when it is and no key can decrypt it, and when a key was given but the file is not encrypted, since
 * it may have been replaced.
 */
export async function isSealed(path: string, key: BackupKey | undefined): Promise<boolean> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(intro.length), 0, intro.length, 0).finally(() => file.close())
  const is = buffer.toString('latin1') === intro
  if (is && !key?.identities.length) throw new Error('The backup is sealed: BACKUP_KEY or BACKUP_KEY_FILE must hold its AGE-SECRET-KEY-1….')
  if (!is && key)
    throw new Error('The backup is not sealed though a key is given: unset BACKUP_KEY and BACKUP_KEY_FILE if that is as it should be.')
  return is
}

/** Encrypts the stream for all recipients of the key (age, X25519). */
export async function sealed(bytes: Bytes, { recipients }: BackupKey): Promise<Bytes> {
  const encrypter = new Encrypter()
  for (const one of recipients) encrypter.addRecipient(one)
  return (await encrypter.encrypt(bytes as never)) as unknown as Bytes
}

/** Decrypts the stream. Throws when no key fits; the stream fails at the first part that was changed, moved or is missing. */
export async function opened(bytes: Bytes, key: BackupKey | undefined): Promise<Bytes> {
  const decrypter = new Decrypter()
  for (const one of key?.identities ?? []) decrypter.addIdentity(one)
  try {
    return (await decrypter.decrypt(bytes as never)) as unknown as Bytes
  } catch (error) {
    throw new Error('BACKUP_KEY does not open this backup.', { cause: error })
  }
}
