// The server's own secret: from the environment, else from the data folder, made there on first start.
import { randomBytes, hkdfSync } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env.ts'

/** Keys derived from the one secret, each for one purpose; 32 bytes. */
export interface Secrets {
  seal: Buffer
  codes: Buffer
  files: Buffer
  previews: Buffer
}

function readOrMake(folder: string): string {
  const file = join(folder, 'secret.key')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    } catch (raced) {
      // Another process made it in between: both must use the same one.
      if ((raced as NodeJS.ErrnoException).code !== 'EEXIST') throw raced
    }
    return readFileSync(file, 'utf8').trim()
  }
}

/** Secrets of this installation. Losing the key loses what was sealed with it. */
export function loadSecrets(env: Pick<Env, 'SECRET_KEY' | 'DATA_DIR'>): Secrets {
  const secret = Buffer.from(env.SECRET_KEY ?? readOrMake(env.DATA_DIR), 'hex')
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'wakeel', purpose, 32))
  return { seal: derive('seal'), codes: derive('codes'), files: derive('files'), previews: derive('previews') }
}
