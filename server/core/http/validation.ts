// Validates requests and answers with the zod schemas of the calls. An invalid answer gives status 500 instead of leaking data.
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'

/** An invalid request; holds zod's error. */
export class ValidationFailure extends Error {
  readonly statusCode = 400
  constructor(readonly error: z.core.$ZodError) {
    super('The request does not fit.')
  }
}

/** Parses body, query and params; handlers get the schema's output. */
export const validate: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { reportInput: true })
    return result.success ? { value: result.data } : { error: new ValidationFailure(result.error) }
  }

/** Removes fields that the answer's schema does not have; throws when the answer does not fit. */
export const serialise: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data)
    if (result.success) return JSON.stringify(result.data)
    throw new Error(`The answer does not fit its schema: ${JSON.stringify(result.error.issues.slice(0, 3))}`)
  }
