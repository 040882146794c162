// Parses the environment once; an invalid variable is named in the error, never replaced by a guess.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { pushServices } from './gateways/pushServices.ts'

const port = z.coerce.number().int().min(0).max(65535)
const flag = z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true')
const proxies = z
  .string()
  .regex(/^(\d|true|false)$/, 'must be the number of proxies in front')
  .transform((value) => (value === 'true' ? 1 : Number(value) || 0))
// The build puts this into the pages; it is listed here so that a wrong value stops the start instead of failing for customers.
const apiBase = z
  .string()
  .regex(/^(\/|https?:\/\/)/, 'must be a path or an http(s) address')
  .default('/api')
const secret = z.string().regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits (32 bytes)')

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const base = (first: string) => address.default(first)
const key = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`), 'must be a VAPID key in base64url')

const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DEMO: flag.default(false),
  // How many proxies are in front, each of which adds the address that it saw to X-Forwarded-For.
  TRUST_PROXY: proxies.default(0),
  // Seconds for which a stopping process keeps answering, so that proxies notice and send it no more requests.
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  PROOF_OF_WORK: flag.default(true),
  PUBLIC_URL: z.url().optional(),
  TAMARA_URL: address.optional(),
  MOYASAR_URL: address.optional(),
  // The folder for tenants' complaint files, and whether an SFTP server may be inside the server's own network.
  FEED_DIR: z.string().min(1).optional(),
  FEED_INSIDE: flag.default(false),
  // Whether webhooks may go to the server's own network, and without TLS.
  WEBHOOK_INSIDE: flag.default(false),
  UNIFONIC_URL: base('https://el.cloud.unifonic.com'),
  UNIFONIC_WHATSAPP_URL: base('https://apis.unifonic.com/v1'),
  TWILIO_URL: base('https://api.twilio.com'),
  TWILIO_CONTENT_URL: base('https://content.twilio.com'),
  WHATSAPP_URL: address.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  // Where answers to mails come in: the domain of their addresses, the port and address to listen at, and the files of the certificate.
  MAIL_DOMAIN: z
    .string()
    .regex(
      /^(?=.{1,190}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
      'must be a domain in small letters, such as reply.dealer.example',
    )
    .optional(),
  MAIL_PORT: port.optional(),
  MAIL_HOST: z.string().min(1).default('127.0.0.1'),
  MAIL_CERT: z.string().min(1).optional(),
  MAIL_KEY: z.string().min(1).optional(),
  VAPID_PUBLIC_KEY: key(87).optional(),
  VAPID_PRIVATE_KEY: key(43).optional(),
  PUSH_HOSTS: z
    .string()
    .transform((hosts) => hosts.split(',').map((host) => host.trim()))
    .default(pushServices),
  VITE_LANDING_API_BASE: apiBase,
  VITE_DEALER_API_BASE: apiBase,
  SECRET_KEY: secret.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  // A separate port with metrics for Prometheus, and traces for OpenTelemetry, which also reads its other OTEL_ variables.
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('wakeel'),
  // The keys that encrypt and decrypt backups (see server/core/backup/keys.ts).
  BACKUP_KEY: z.string().optional(),
})
const batched = {
  S3: bucket,
  mail: ['SMTP_URL', 'MAIL_FROM'],
  VAPID: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  certificate: ['MAIL_CERT', 'MAIL_KEY'],
} as const
// Incomplete settings are refused: an incomplete bucket would silently store files in the folder, an incomplete mail server would send
// nothing.
const schema = variables.superRefine((given, context) => {
  for (const [what, names] of Object.entries(batched)) {
    if (names.every((name) => given[name] === undefined)) continue
    for (const name of names)
      if (given[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `is missing beside the other ${what} variables` })
  }
  if (given.MAIL_PORT !== undefined && given.MAIL_DOMAIN === undefined)
    context.addIssue({ code: 'custom', path: ['MAIL_DOMAIN'], message: 'is missing beside MAIL_PORT' })
})
/** The validated environment. */
export type Env = z.infer<typeof schema>

// Variables that must not be visible in a process list, an image or a dump of the environment; NAME_FILE may hold the path of a file with
// the value instead.
const secrets = [
  'DATABASE_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
] as const

function fromFiles(environment: Record<string, string | undefined>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of secrets) {
    const path = environment[`${name}_FILE`]
    if (path === undefined) continue
    if (environment[name] !== undefined) throw new Error(`${name} and ${name}_FILE are both set: one of them must go.`)
    try {
      found[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      throw new Error(`${name}_FILE cannot be read: ${(error as Error).message}`, { cause: error })
    }
  }
  return found
}

/** The validated environment. Throws an Error whose message names every invalid variable and the reason. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const environment = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const given = { ...environment, ...fromFiles(environment) }
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These environment variables are not usable:\n${lines.join('\n')}`)
}
