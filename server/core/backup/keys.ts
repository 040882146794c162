// Who may open a backup: keys of age (age-encryption.org), whose files its other programs open as well.
import { open } from 'node:fs/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** The key of backups: `age1…` only seals, `AGE-SECRET-KEY-1…` seals and opens. */
export interface BackupKey {
  recipients: string[]
  identities: string[]
}
/** A stream as age takes and gives it. */
type Bytes = ReadableStream<Uint8Array>

const secret = /^AGE-SECRET-KEY-1[0-9A-Z]+$/
const open1 = /^age1[0-9a-z]+$/

/** The key that the text holds, one or more a line, as age-keygen writes them; undefined without one. Throws at anything else. */
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

/** A new pair: the secret one, which opens, and the open one, which only seals. */
export async function newKey(): Promise<{ secret: string; open: string }> {
  const identity = await generateX25519Identity()
  return { secret: identity, open: await identityToRecipient(identity) }
}

const intro = 'age-encryption.org/v1'

/** Whether the file is sealed. Throws where it is and no key opens, and where a key was given and it is not: somebody may have put it there. */
export async function isSealed(path: string, key: BackupKey | undefined): Promise<boolean> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(intro.length), 0, intro.length, 0).finally(() => file.close())
  const is = buffer.toString('latin1') === intro
  if (is && !key?.identities.length) throw new Error('The backup is sealed: BACKUP_KEY or BACKUP_KEY_FILE must hold its AGE-SECRET-KEY-1….')
  if (!is && key)
    throw new Error('The backup is not sealed though a key is given: unset BACKUP_KEY and BACKUP_KEY_FILE if that is as it should be.')
  return is
}

/** The bytes sealed for the key. */
export async function sealed(bytes: Bytes, { recipients }: BackupKey): Promise<Bytes> {
  const encrypter = new Encrypter()
  for (const one of recipients) encrypter.addRecipient(one)
  return (await encrypter.encrypt(bytes as never)) as unknown as Bytes
}

/** The bytes as they were; the stream fails at the first part that was changed, moved or is missing. */
export async function opened(bytes: Bytes, key: BackupKey | undefined): Promise<Bytes> {
  const decrypter = new Decrypter()
  for (const one of key?.identities ?? []) decrypter.addIdentity(one)
  try {
    return (await decrypter.decrypt(bytes as never)) as unknown as Bytes
  } catch (error) {
    throw new Error('BACKUP_KEY does not open this backup.', { cause: error })
  }
}
