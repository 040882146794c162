// Files on an SFTP server, over ssh2-sftp-client. The server must present the host key that the tenant configured.
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import SftpClient from 'ssh2-sftp-client'
import { DropError, isDropName, maxDrops, type DropSource } from '../../core/gateways/drops.ts'
import { addressOf } from '../../core/gateways/publicHost.ts'

/** The address and credentials of a server. */
export interface SftpPlace {
  host: string
  port: number
  user: string
  password: string | null
  /** A private key in text form. */
  key: string | null
  /** The server's host key as 'SHA256:' and base64; null while none is configured. */
  hostKey: string | null
  folder: string
  /** Whether hosts in the server's own network are allowed. */
  insideToo: boolean
}
const timeout = 15_000

/** A public key's fingerprint as OpenSSH prints it. */
export const fingerprintOf = (key: Buffer): string => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`
const bare = (fingerprint: string): string =>
  fingerprint
    .trim()
    .replace(/^SHA256:/i, '')
    .replace(/=+$/, '')

/** Signs in. Rejects with DropError; for an unknown host key its detail is the key's fingerprint. */
export async function sftpDrops(place: SftpPlace): Promise<DropSource> {
  const address = await addressOf(place.host, place.insideToo)
  const quiet = { error: () => undefined, end: () => undefined, close: () => undefined }
  const client = new SftpClient('wakeel', quiet)
  let shown: string | undefined
  // Otherwise an attacker between the two could get the password.
  const hostVerifier = (key: Buffer): boolean => {
    shown = fingerprintOf(key)
    return place.hostKey !== null && bare(place.hostKey) === bare(shown)
  }
  const signIn = { ...(place.key ? { privateKey: place.key } : {}), ...(place.password ? { password: place.password } : {}) }
  const ask = { host: address, port: place.port, username: place.user, readyTimeout: timeout, hostVerifier, ...signIn }
  await client.connect(ask).catch(async (error: Error) => {
    await client.end().catch(() => undefined)
    if (shown && (place.hostKey === null || bare(place.hostKey) !== bare(shown))) throw new DropError('hostKey', shown)
    const denied = /authentication|private ?key|passphrase/i.test(error.message)
    throw new DropError(denied ? 'signIn' : 'away', place.host)
  })
  const folder = place.folder || '.'
  return {
    list: async () => {
      const found = await client.list(folder).catch(() => {
        throw new DropError('folder', folder)
      })
      return found
        .filter(({ type, name }) => type === '-' && isDropName(name))
        .slice(0, maxDrops)
        .map(({ name, size, modifyTime }) => ({ name, bytes: size, modifiedAt: new Date(modifyTime).toISOString() }))
    },
    read: async (name, limit) => {
      const readStreamOptions = { autoClose: true, end: limit - 1 } as const
      const got = await client.get(posix.join(folder, name), undefined, { readStreamOptions }).catch(() => {
        throw new DropError('away', name)
      })
      return Buffer.isBuffer(got) ? got : Buffer.from(String(got))
    },
    close: async () => void (await client.end().catch(() => undefined)),
  }
}
