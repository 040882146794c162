// Errors as answers: a code with details. The text in the person's language is added when the answer is sent.
import { errorCodes, type ErrorCode } from '../../../src/schema/endpoints.ts'

/** A field's error: the key of its text and the text's parameters. */
export interface FieldProblem {
  key: string
  params?: Record<string, string | number>
}
/** Details beside an error's code. */
export interface ProblemDetails {
  params?: Record<string, string | number>
  fields?: Record<string, FieldProblem>
  details?: Record<string, unknown>
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
}

/**
 * The error that handlers throw; the answer has its HTTP status (by code), the message in the person's language, code, fields and details.
 */
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

/** tooManyRequests (429), which tells the wait in minutes. */
export const tooManyRequests = (seconds: number): Problem =>
  new Problem('tooManyRequests', { params: { smart_count: Math.ceil(seconds / 60) }, retryAfter: seconds })

/**
 * The Problem for a database error: inUse (409) or notFound (404) for a foreign key, alreadyExists (409) for a unique key, badInput (400)
 * for a value, unavailable (503) for connection errors; undefined for a programming error.
 */
export function databaseProblem(error: unknown): Problem | undefined {
  const { code = '', constraint = '', message = '' } = error as { code?: string; constraint?: string; message?: string }
  if (code === '23503') {
    const [, field = ''] = /_([A-Za-z]+)_fkey$/.exec(constraint) ?? []
    return /delete/.test(message) ? new Problem('inUse') : new Problem('notFound', { fields: { [field]: { key: 'validation.reference' } } })
  }
  if (code === '23505')
    return new Problem('alreadyExists', { fields: { [constraint.split('_')[1] ?? '']: { key: 'validation.alreadyExists' } } })
  // Class 22: a value that the database cannot store. Class 40: a deadlock or serialization failure, for which a retry helps.
  if (/^22...$/.test(code)) return new Problem('badInput')
  // Raised by the trigger keepAnAdministrator.
  if (code === 'WK001') return new Problem('lastAdministrator')
  // 25006: the server has become a standby; the next connection goes to the one that accepts writes.
  if (/^(08|40|57P|53|25006)/.test(code) || code === 'ECONNREFUSED') return new Problem('unavailable')
  return undefined
}
