// Checks answers against the API's own description.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import type { Document } from '../../server/core/http/openapi/operation.ts'
import { answerTo, operationAt } from '../contract/document.ts'
import type { Route } from './routes.ts'

/** An answer as received. */
export interface Came {
  status: number
  type: string
  text: string
}

/** Returns what is wrong with the answer of a route, or nothing. */
export type Judge = (route: Pick<Route, 'method' | 'path'>, came: Came) => string | undefined

/** Reads the description from the app itself. */
export async function openJudge(app: FastifyInstance): Promise<Judge> {
  const description = JSON.parse((await app.inject({ url: '/api/openapi.json' })).body) as Document
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  ajv.addSchema({ $id: 'api', components: description.components })
  const compiled = new Map<object, ValidateFunction>()
  const fits = (schema: object, value: unknown): string | undefined => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')
    const check = compiled.get(schema) ?? ajv.compile(JSON.parse(text) as object)
    compiled.set(schema, check)
    return check(value) ? undefined : ajv.errorsText(check.errors).slice(0, 300)
  }
  return ({ method, path }, { status, type, text }) => {
    const operation = operationAt(description, method, path)
    if (!operation) return 'the operation is not described'
    const described = answerTo(description, operation, status)
    if (!described) return `status ${status} is not described`
    const [media = ''] = type.split(';')
    const schema = described.content?.[media]?.schema
    if (!schema) return `${media || 'no content type'} is not described for ${status}`
    if (media !== 'application/json') return undefined
    return fits(schema, JSON.parse(text))
  }
}
