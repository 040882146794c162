// Every carrier: one line each.
import type { Env } from '../../env.ts'
import type { Secrets } from '../../secrets.ts'
import type { Carriers } from './messages.ts'
import { smtp } from './smtp.ts'
import { twilio } from './sms/twilio.ts'
import { unifonic } from './sms/unifonic.ts'
import { keysOf, webPushCarrier } from './webPush.ts'

/** Whom push services write to about us. */
const subjectOf = ({ MAIL_FROM, PUBLIC_URL }: Env): string =>
  MAIL_FROM ? `mailto:${MAIL_FROM}` : PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'mailto:nobody@localhost'

const pushKeys = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Env, secrets: Secrets) =>
  publicKey && privateKey ? { publicKey, privateKey } : keysOf(secrets.push)

/** The carriers as the environment has them; each tenant chooses its provider of SMS in its settings. */
export const openCarriers = (env: Env, secrets: Secrets): Carriers => ({
  sms: {
    unifonic: unifonic(env.UNIFONIC_URL),
    twilio: twilio(env.TWILIO_URL),
  },
  mail: env.SMTP_URL && env.MAIL_FROM ? smtp({ url: env.SMTP_URL, from: env.MAIL_FROM }) : undefined,
  push: webPushCarrier({ keys: pushKeys(env, secrets), subject: subjectOf(env), hosts: env.PUSH_HOSTS }),
})
