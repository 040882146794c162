// The headers that requests may carry, as parameters of the operations that read them.
import type { RouteOptions } from 'fastify'
import { headers } from '../../../../src/schema/core/wireWords.ts'
import type { JsonSchema } from './jsonSchema.ts'

const language: JsonSchema = { type: 'string', examples: ['ar', 'en'] }
const tenant: JsonSchema = { type: 'string', description: 'The dealership, where no token names it.' }
const idempotency: JsonSchema = {
  type: 'string',
  maxLength: 200,
  description: 'A value of your own: the same request sent again with the same value is done once and answered alike.',
}
const proof: JsonSchema = { type: 'string', description: 'The solved challenge of an answer 428; asked of visitors only.' }
const position: JsonSchema = { type: 'string', description: 'The last event that was received: the stream continues after it.' }

/** The headers that a route reads, by name. */
export function headersOf({ config, schema }: RouteOptions): Record<string, JsonSchema> {
  const access = config?.access
  const call = typeof access === 'object' && 'access' in access ? access : undefined
  const open = ((schema as { security?: unknown[] } | undefined)?.security ?? []).length === 0
  return {
    [headers.language]: language,
    ...(open ? { [headers.tenant]: tenant } : {}),
    ...(config?.idempotent ? { [headers.idempotency]: idempotency } : {}),
    ...(call && 'proofOfWork' in call ? { [headers.proof]: proof } : {}),
    ...(call && 'file' in call && call.file === 'stream' ? { 'last-event-id': position } : {}),
  }
}
