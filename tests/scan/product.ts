// The built server with demo data on a temporary folder, and a person of each audience signed in.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../provide/freePort.ts'

/** A running product. */
export interface Product {
  origin: string
  /** A temporary folder, deleted with it. */
  folder: string
  /** Tokens by audience. */
  tokens: { visitor: string; customer: string; staff: string }
  /** Error lines of its log. */
  errors: string[]
  /** Audiences whose session has ended since. */
  signedOut(): Promise<string[]>
  close(): Promise<void>
}

async function post(origin: string, path: string, body: unknown, token?: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', tenant: 'noor', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

async function signIn(origin: string): Promise<Product['tokens']> {
  const staff = await post(origin, '/staffs/login', { email: 'administrator@noor.example', password: 'wakeel-demo' })
  const { token: visitor = '' } = (await (await fetch(`${origin}/api/landing-page/request-token?tenantId=noor`)).json()) as {
    token?: string
  }
  const mobile = '+966501112233'
  const { requestId, demoCode } = await post(origin, '/staffs/request-otp', { mobile, purpose: 'book' }, visitor)
  const proven = await post(origin, '/staffs/verify-otp', { requestId, code: demoCode }, visitor)
  return { visitor, customer: proven['token'] ?? '', staff: staff['token'] ?? '' }
}

// Requests that only this audience may make.
const own = { visitor: '/landing-page/masters', customer: '/landing-page/appointments', staff: '/staffs/me' } as const

/** Starts it, configured as behind https, so that cookies and headers are those of a real one. */
export async function openProduct(): Promise<Product> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-scan-'))
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../dist/server/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      DEMO: '1',
      PROOF_OF_WORK: '0',
      LOG_LEVEL: 'error',
      PUBLIC_URL: 'https://cars.example',
    },
  })
  const errors: string[] = []
  server.stdout.on('data', (bytes: Buffer) =>
    errors.push(
      ...bytes
        .toString()
        .split('\n')
        .filter((line) => line.includes('"level":50')),
    ),
  )
  const close = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries += 1) {
    if ((await fetch(`${origin}/api/ready`).catch(() => undefined))?.ok) break
    if (tries === 600 || server.exitCode !== null) {
      await close()
      throw new Error('The product did not start.')
    }
    await pause(500)
  }
  try {
    const tokens = await signIn(origin)
    const signedOut = async () => {
      const requested = Object.entries(own).map(async ([who, path]) => {
        const authorization = `Bearer ${tokens[who as keyof typeof own]}`
        return (await fetch(`${origin}/api${path}`, { headers: { authorization } })).status === 401 ? [who] : []
      })
      return (await Promise.all(requested)).flat()
    }
    return { origin, folder, errors, close, tokens, signedOut }
  } catch (error) {
    await close()
    throw error
  }
}
