// Checks answers against the API's own description.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'

interface Described {
  content?: Record<string, { schema?: object }>
}
interface Operation {
  operationId: string
  responses: Record<string, Described>
}
/** An answer as received. */
export interface Came {
  status: number
  type: string
  text: string
}

/** Returns what is wrong with an answer of an operation, or nothing. */
export type Judge = (operation: string, came: Came) => string | undefined

/** Reads the description from the app itself. */
export async function openJudge(app: FastifyInstance): Promise<Judge> {
  const description = JSON.parse((await app.inject({ url: '/api/openapi.json' })).body) as {
    paths: Record<string, Record<string, Operation>>
    components?: object
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  ajv.addSchema({ $id: 'api', components: description.components })
  const operations = new Map(
    Object.values(description.paths)
      .flatMap((methods) => Object.values(methods))
      .map((one) => [one.operationId, one.responses]),
  )
  const compiled = new Map<object, ValidateFunction>()
  const fits = (schema: object, value: unknown): string | undefined => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')
    const check = compiled.get(schema) ?? ajv.compile(JSON.parse(text) as object)
    compiled.set(schema, check)
    return check(value) ? undefined : ajv.errorsText(check.errors).slice(0, 300)
  }
  return (operation, { status, type, text }) => {
    const responses = operations.get(operation)
    if (!responses) return 'the operation is not described'
    const described = responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`]
    if (!described) return `status ${status} is not described`
    const [media = ''] = type.split(';')
    const schema = described.content?.[media]?.schema
    if (!schema) return `${media || 'no content type'} is not described for ${status}`
    if (media !== 'application/json') return undefined
    return fits(schema, JSON.parse(text))
  }
}
