// All senders, one line each.
import type { Env } from '../../core/env.ts'
import type { Secrets } from '../../core/secrets.ts'
import type { Senders } from '../../core/gateways/messages.ts'
import { smtp } from './smtp.ts'
import { twilio } from './sms/twilio.ts'
import { unifonic } from './sms/unifonic.ts'
import { meta } from './whatsapp/meta.ts'
import { twilioWhatsapp } from './whatsapp/twilio.ts'
import { unifonicWhatsapp } from './whatsapp/unifonic.ts'
import { keysOf, webPushSender } from './webPush.ts'

/** The contact address that push services get. */
const subjectOf = ({ MAIL_FROM, PUBLIC_URL }: Env): string =>
  MAIL_FROM ? `mailto:${MAIL_FROM}` : PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'mailto:nobody@localhost'

const pushKeys = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Env, secrets: Secrets) =>
  publicKey && privateKey ? { publicKey, privateKey } : keysOf(secrets.push)

/** The path of the simulator of WhatsApp in a demo, below the server's own origin. */
export const whatsappSimulatorPath = '/simulators/whatsapp'
/** Whether this server simulates WhatsApp. */
export const isWhatsappSimulated = ({ DEMO, WHATSAPP_URL }: Env): boolean => DEMO && WHATSAPP_URL === undefined

const whatsappUrl = (env: Env): string =>
  env.WHATSAPP_URL ?? (env.DEMO ? `http://127.0.0.1:${env.PORT}${whatsappSimulatorPath}` : 'https://graph.facebook.com/v23.0')

/** The senders configured by the environment; each tenant chooses its providers of SMS and WhatsApp in its settings. */
export const openSenders = (env: Env, secrets: Secrets): Senders => ({
  sms: {
    unifonic: unifonic(env.UNIFONIC_URL),
    twilio: twilio(env.TWILIO_URL),
  },
  whatsapp: {
    meta: meta(whatsappUrl(env)),
    twilio: twilioWhatsapp(env.TWILIO_URL, env.TWILIO_CONTENT_URL),
    unifonic: unifonicWhatsapp(env.UNIFONIC_WHATSAPP_URL),
  },
  mail: env.SMTP_URL && env.MAIL_FROM ? smtp({ url: env.SMTP_URL, from: env.MAIL_FROM }) : undefined,
  push: webPushSender({ keys: pushKeys(env, secrets), subject: subjectOf(env), hosts: env.PUSH_HOSTS }),
})
