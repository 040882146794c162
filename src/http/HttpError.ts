import type { ErrorBody, ErrorCode } from '../schema/endpoints.ts'

/** Codes of the API, and ours for what never reached it. */
export type FailureCode = ErrorCode | 'offline' | 'unreachable'

/** A call that failed: `status` is 0 when no answer came. `body` is the whole answer, as react-admin wants it. */
export class HttpError extends Error {
  readonly status: number
  readonly code: FailureCode | undefined
  /** Messages in the person's language by field. */
  readonly fields: Record<string, string>
  readonly details: Record<string, unknown>
  readonly body: unknown

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? '')
    this.name = 'HttpError'
    this.status = status
    this.code = body.code as FailureCode | undefined
    this.fields = body.fields ?? {}
    this.details = body.details ?? {}
    this.body = body
  }
}
