// A simulator of a browser and its push service: RFC 8030, decrypting messages as a browser would (RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { v4 as newId } from 'uuid'

/** A subscribed browser. */
export interface SimulatedBrowser {
  /** The subscription that it gives to the server. */
  address: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** The notes that were shown, newest last, with the topic and lifetime that they were sent with. */
  shown: { note: Record<string, unknown>; topic: string | undefined; ttl: number }[]
  /** The status of every following answer; 201 is success. */
  answer: number
}
/** A simulator to be registered below any path. */
export interface PushSimulator {
  subscribe(baseUrl: string): SimulatedBrowser
  register(app: FastifyInstance): void
}

/** Decrypts the content encoding aes128gcm. Throws for messages encrypted for another browser. */
function opened(sealed: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, length] = [sealed.subarray(0, 16), sealed.readUInt8(20)]
  const [theirs, cipher] = [sealed.subarray(21, 21 + length), sealed.subarray(21 + length)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs])
  const key = Buffer.from(hkdfSync('sha256', browser.computeSecret(theirs), auth, info, 32))
  const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${purpose}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(cipher.subarray(-16))
  const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/** Creates browsers and their push service. */
export function pushSimulator(): PushSimulator {
  const browsers = new Map<string, SimulatedBrowser & { open: (sealed: Buffer) => string }>()
  return {
    subscribe: (baseUrl) => {
      const [pair, auth, id] = [createECDH('prime256v1'), randomBytes(16), newId()]
      const keys = { p256dh: pair.generateKeys('base64url'), auth: auth.toString('base64url') }
      const one = {
        address: { endpoint: `${baseUrl}/push/${id}`, keys },
        shown: [],
        answer: 201,
        open: (sealed: Buffer) => opened(sealed, pair, auth),
      }
      browsers.set(id, one)
      return one
    },
    register: (app) => {
      app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
      app.post('/push/:id', { schema: { hide: true } }, (request, reply) => {
        const browser = browsers.get((request.params as { id: string }).id)
        const { authorization = '', topic, ttl } = request.headers as Record<string, string | undefined>
        if (!browser) return reply.status(404).send()
        if (!authorization.startsWith('vapid t=')) return reply.status(401).send()
        if (browser.answer === 201)
          browser.shown.push({ note: JSON.parse(browser.open(request.body as Buffer)) as Record<string, unknown>, topic, ttl: Number(ttl) })
        return reply.status(browser.answer).send()
      })
    },
  }
}
