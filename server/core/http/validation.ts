// Checks requests and answers against the zod schemas of the endpoints. A wrong answer is a 500, never a leak.
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'

/** A request that does not fit; carries zod's findings. */
export class ValidationFailure extends Error {
  readonly statusCode = 400
  constructor(readonly error: z.core.$ZodError) {
    super('The request does not fit.')
  }
}

/** Parses body, query and params; values go on as the schema made them. */
export const validate: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { reportInput: true })
    return result.success ? { value: result.data } : { error: new ValidationFailure(result.error) }
  }

/** Keeps only what the answer's schema knows and refuses what does not fit. */
export const serialise: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data)
    if (result.success) return JSON.stringify(result.data)
    throw new Error(`The answer does not fit its schema: ${JSON.stringify(result.error.issues.slice(0, 3))}`)
  }
