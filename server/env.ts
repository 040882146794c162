// The environment, parsed once; a bad variable is named, never guessed around.
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const flag = z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true')
// Built into the pages; named here too, so that a bad one stops the start and not a customer.
const apiBase = z
  .string()
  .regex(/^(\/|https?:\/\/)/, 'must be a path or an http(s) address')
  .default('/api')
const secret = z.string().regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits (32 bytes)')

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
  TRUST_PROXY: flag.default(false),
  PUBLIC_URL: z.url().optional(),
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
})
// Half a bucket would silently keep files in the folder.
const schema = variables.superRefine((given, context) => {
  if (bucket.every((name) => given[name] === undefined)) return
  for (const name of bucket)
    if (given[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is missing beside the other S3 variables' })
})
/** What the server was told to be. */
export type Env = z.infer<typeof schema>

/** The environment as the server reads it. Throws an Error whose message names every bad variable and why. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These environment variables are not usable:\n${lines.join('\n')}`)
}
