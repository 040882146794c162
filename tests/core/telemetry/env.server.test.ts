// Secrets come from the environment or from files, and appear in no log.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { loggerFor } from '../../../server/core/telemetry/logging.ts'
import { readEnv } from '../../../server/core/env.ts'

describe('secrets of the environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-env-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const key = 'ab'.repeat(32)

  it('are read from the file that NAME_FILE names, without the line break at its end', () => {
    const env = readEnv({ SECRET_KEY_FILE: file('key', `${key}\n`), DATABASE_URL_FILE: file('url', 'postgres://a:b@c/d\n') })
    expect([env.SECRET_KEY, env.DATABASE_URL]).toEqual([key, 'postgres://a:b@c/d'])
  })

  it('are refused when they come twice, and when the file is missing or holds something else, without being told', () => {
    const path = file('twice', key)
    expect(() => readEnv({ SECRET_KEY: key, SECRET_KEY_FILE: path })).toThrow('SECRET_KEY and SECRET_KEY_FILE are both set')
    expect(() => readEnv({ SMTP_URL_FILE: join(folder, 'nothing') })).toThrow('SMTP_URL_FILE cannot be read')
    const wrong = () => readEnv({ SECRET_KEY_FILE: file('wrong', 'hunter2') })
    expect(wrong).toThrow('SECRET_KEY: must be 64 hexadecimal digits')
    expect(wrong).not.toThrow('hunter2')
  })

  it('receive mail with a domain only, and offer TLS with a certificate and its key only', () => {
    expect(() => readEnv({ MAIL_PORT: '2525' })).toThrow('MAIL_DOMAIN: is missing beside MAIL_PORT')
    expect(() => readEnv({ MAIL_DOMAIN: 'not a domain' })).toThrow('MAIL_DOMAIN: must be a domain')
    expect(() => readEnv({ MAIL_CERT: '/cert.pem' })).toThrow('MAIL_KEY: is missing')
    expect(readEnv({ MAIL_PORT: '2525', MAIL_DOMAIN: 'reply.dealer.example' })).toMatchObject({ MAIL_HOST: '127.0.0.1', MAIL_PORT: 2525 })
  })
})

describe('the log', () => {
  it('holds no token, cookie, query or body, neither of a call nor of an error', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const app = Fastify({ logger: { ...loggerFor({ LOG_LEVEL: 'trace' }), stream } })
    app.post('/x', (request) => {
      request.log.error({ req: request.raw, headers: request.headers, err: new Error('broken') }, 'failed')
      return {}
    })
    const secret = 'sEcReT'
    await app.inject({
      method: 'POST',
      url: `/x?token=${secret}&q=${secret}`,
      headers: { authorization: `Bearer ${secret}`, cookie: `XSRF-TOKEN=${secret}`, 'x-xsrf-token': secret },
      payload: { password: secret },
    })
    await app.close()
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toContain('/x')
    expect(lines.join('')).not.toContain(secret)
  })
})
