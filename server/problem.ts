// An answer that is an error: a code, and what the person needs to go on. Texts are found where it leaves the server.
import { errorCodes, type ErrorCode } from '../src/schema/endpoints.ts'

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
