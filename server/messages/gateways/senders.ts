// All senders, one line each.
import type { Env } from '../../core/env.ts'
import type { Secrets } from '../../core/secrets.ts'
import type { Senders } from '../../core/gateways/messages.ts'
import { smtp } from './smtp.ts'
import { twilio } from './sms/twilio.ts'
import { unifonic } from './sms/unifonic.ts'
import { keysOf, webPushSender } from './webPush.ts'

/** The contact address that push services get. */
const subjectOf = ({ MAIL_FROM, PUBLIC_URL }: Env): string =>
  MAIL_FROM ? `mailto:${MAIL_FROM}` : PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'mailto:nobody@localhost'

const pushKeys = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Env, secrets: Secrets) =>
  publicKey && privateKey ? { publicKey, privateKey } : keysOf(secrets.push)

/** The senders configured by the environment; each tenant chooses its SMS provider in its settings. */
export const openSenders = (env: Env, secrets: Secrets): Senders => ({
  sms: {
    unifonic: unifonic(env.UNIFONIC_URL),
    twilio: twilio(env.TWILIO_URL),
  },
  mail: env.SMTP_URL && env.MAIL_FROM ? smtp({ url: env.SMTP_URL, from: env.MAIL_FROM }) : undefined,
  push: webPushSender({ keys: pushKeys(env, secrets), subject: subjectOf(env), hosts: env.PUSH_HOSTS }),
})
