import type { ErrorBody, ErrorCode } from '../schema/endpoints.ts'

/** Error codes of the API, 'offline' (the browser has no network) and 'unreachable' (no answer). */
export type FailureCode = ErrorCode | 'offline' | 'unreachable'

/** A failed call. `status`: the HTTP status, 0 without an answer. `body`: the whole answer, which react-admin reads. */
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
