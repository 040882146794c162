// The server's secret: from the environment, else from the data folder, where the first start creates it.
import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** Keys derived from the secret (HKDF), 32 bytes each, one for each purpose. */
export interface Secrets {
  seal: Buffer
  codes: Buffer
  files: Buffer
  previews: Buffer
  jobLinks: Buffer
  visitLinks: Buffer
  surveyLinks: Buffer
  campaignLinks: Buffer
  proofs: Buffer
  devices: Buffer
  passkeys: Buffer
  push: Buffer
  reports: Buffer
  mailReplies: Buffer
  agents: Buffer
}

function readKey(file: string): string {
  const key = readFileSync(file, 'utf8').trim()
  // Otherwise a truncated or empty file would be a key that anybody could guess.
  if (!/^[0-9a-fA-F]{64}$/.test(key))
    throw new Error(
      `${file} is damaged: it must hold 64 hexadecimal digits. Put it back from a backup; what was sealed opens with it alone.`,
    )
  return key
}

function readOrMake(folder: string): string {
  const file = join(folder, 'secret.key')
  try {
    return readKey(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(folder, { recursive: true })
    // The file is complete before it gets its name, so that a killed process, or one that starts at the same time, never leaves or reads a
    // partial key.
    const draft = `${file}.${randomUUID()}`
    try {
      writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
      linkSync(draft, file)
    } catch (raced) {
      // Another process created it in the meantime; both must use the same one.
      if ((raced as NodeJS.ErrnoException).code !== 'EEXIST') throw raced
    } finally {
      rmSync(draft, { force: true })
    }
    return readKey(file)
  }
}

/**
 * The keys of this installation, derived from SECRET_KEY or the generated file in DATA_DIR. Sealed values cannot be read with another
 * secret. Throws an Error for an invalid one.
 */
export function loadSecrets(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): Secrets {
  const secret = Buffer.from(env.SECRET_KEY ?? readOrMake(env.DATA_DIR), 'hex')
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'wakeel', purpose, 32))
  return {
    seal: derive('seal'),
    codes: derive('codes'),
    files: derive('files'),
    previews: derive('previews'),
    jobLinks: derive('jobLinks'),
    visitLinks: derive('visitLinks'),
    surveyLinks: derive('surveyLinks'),
    campaignLinks: derive('campaignLinks'),
    proofs: derive('proofs'),
    devices: derive('devices'),
    passkeys: derive('passkeys'),
    push: derive('push'),
    reports: derive('reports'),
    mailReplies: derive('mailReplies'),
    agents: derive('agents'),
  }
}
