// Pushes to browsers: RFC 8030 and 8291 (web-push encrypts and signs), sent with our own timeouts.
import { createECDH, createHash } from 'node:crypto'
import webPush from 'web-push'
import { ask, refuseStatus } from '../../core/gateways/ask.ts'
import type { PushSender } from '../../core/gateways/messages.ts'

/** The VAPID key pair by which push services identify the server, base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The key pair derived from a secret: the same in every process. */
export function keysOf(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}

/** A sender with these keys. `subject`: contact address for push services (mailto: or https:); `hosts`: the services that may be called. */
export function webPushSender({ keys, subject, hosts }: { keys: PushKeys; subject: string; hosts: readonly string[] }): PushSender {
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => {
      const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
      // Without TLS only for this machine, if the environment lists it, for tests.
      if (!url || (url.protocol !== 'https:' && url.hostname !== '127.0.0.1')) return false
      return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
    },
    send: async ({ endpoint, publicKey, authKey }, note, seconds) => {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh: publicKey, auth: authKey } },
        JSON.stringify(note),
        {
          vapidDetails: { subject, ...keys },
          TTL: seconds,
          urgency: 'high',
          // The topic makes a repeated push replace an undelivered copy.
          topic: createHash('sha256').update(note.id).digest('base64url').slice(0, 32),
        },
      )
      const { status } = await ask(endpoint, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: body as Buffer<ArrayBuffer>,
      })
      if (status === 404 || status === 410) return false
      refuseStatus(status, '')
      return true
    },
  }
}
