// An answer that is an error: a code, and what the person needs to go on. Texts are found where it leaves the server.
import { errorCodes, type ErrorCode } from '../../../src/schema/endpoints.ts'

/** A field's message by text key, with what the text needs. */
export interface FieldProblem {
  key: string
  params?: Record<string, string | number>
}
/** What goes with an error's code. */
export interface ProblemDetails {
  params?: Record<string, string | number>
  fields?: Record<string, FieldProblem>
  details?: Record<string, unknown>
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
}

/** Thrown by actions; becomes status, message in the person's language, code, fields and details. */
export class Problem extends Error {
  readonly status: number
  constructor(
    readonly code: ErrorCode,
    readonly more: ProblemDetails = {},
  ) {
    super(code)
    this.status = errorCodes[code]
  }
}

/** What an error of the database means to a person; undefined for one that only a programmer can mend. */
export function databaseProblem(error: unknown): Problem | undefined {
  const { code = '', constraint = '', message = '' } = error as { code?: string; constraint?: string; message?: string }
  if (code === '23503') {
    const [, field = ''] = /_([A-Za-z]+)_fkey$/.exec(constraint) ?? []
    return /delete/.test(message) ? new Problem('inUse') : new Problem('notFound', { fields: { [field]: { key: 'validation.reference' } } })
  }
  if (code === '23505')
    return new Problem('alreadyExists', { fields: { [constraint.split('_')[1] ?? '']: { key: 'validation.alreadyExists' } } })
  // Class 22 is a value that the database cannot take; 40 is a deadlock or a lost race, which trying again mends.
  if (/^22...$/.test(code)) return new Problem('badInput')
  if (/^(08|40|57P|53)/.test(code) || code === 'ECONNREFUSED') return new Problem('unavailable')
  return undefined
}
