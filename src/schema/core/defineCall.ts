// A call of the API as one value: where it is, who may make it, what it takes and answers, and how the server guards it. The route, the
// typed client, the OpenAPI document and the tests of rights are made from it. The pages' build keeps `method` and `path` alone
// (scripts/inlineCalls.ts).
import type { z } from 'zod'
import type { Audience, Right } from './access.ts'
import type { Limit } from './rateRules.ts'

/** The row that a call is about, by its resource: a resource's name, or the path's parameter or the input's field that names the resource. */
export type RowNamed<R extends string = string> = R | { param: string } | { input: string }

/**
 * Who may make a call. An audience; or colleagues who hold a right, or any of several rights. `row` says which resource the path's `id` is of:
 * anyone who lacks the right is then answered "not found" for a row that they may not see, and "forbidden" for one that they may. The server
 * refuses before the handler runs; what a person may do to a single row is checked where the row is read.
 */
export type Access<R extends string = string> = Audience | ((Right | { anyOf: readonly Right[] }) & { row?: RowNamed<R> })

/** The side that a call is for. */
export const audienceOf = (access: Access): Audience => (typeof access === 'string' ? access : 'staff')

/** What every call has. */
export interface Route<R extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API's base; parameters are written as `{name}`. */
  path: `/${string}`
  access: Access<R>
  /** How often it may be made, each counted before the handler runs. */
  rateLimit?: readonly Limit[]
  /** The customer in person only: refused to a colleague who acts for them. */
  inPerson?: true
  /** The session of a visit's link may make it too, and it keeps to that link's booking: everything else is refused to such a session. */
  byLink?: true
}
/** A call that takes JSON (or a query) and answers JSON. */
export interface Call<R extends string = string> extends Route<R> {
  /** The query of a GET, else the body. */
  input: z.ZodType<unknown, object>
  output: z.ZodType
  /** A visitor's browser must have worked for it (HTTP 428 with a challenge until then): the call writes or sends, and nobody has proven who they are. */
  proofOfWork?: true
  /** The same request sent again with the same Idempotency-Key is done once and answered alike. Only such a call's handler has the key, and it must use it. */
  idempotent?: true
}
/** A call whose request or answer is no JSON: a file or a stream. It has a route of its own, which applies the same access. */
export interface FileCall<R extends string = string> extends Route<R> {
  /** What is sent and answered. */
  file: 'upload' | 'download' | 'stream'
}

/** What a call takes, before it is checked. */
export type CallInput<C extends Call> = z.input<C['input']>
/** What a call answers. */
export type CallOutput<C extends Call> = z.output<C['output']>

/** One call. Its name is the name that it is exported under. */
export const defineCall = <const C extends Call>(call: C): C => call
/** One call whose request or answer is a file or a stream. */
export const defineFileCall = <const C extends FileCall>(call: C): C => call

type RouteOf<C> = C extends Route ? `${C['method']} ${C['path']}` : never
type NamesByRoute<T> = { [N in keyof T as RouteOf<T[N]>]: N }
/** The calls, where each has a method and path of its own; one that shares them with another is no call any more and does not compile. */
export type OneRouteEach<T> = {
  [N in keyof T]: [NamesByRoute<T>[RouteOf<T[N]> & keyof NamesByRoute<T>]] extends [N] ? T[N] : { anotherCallHasTheRouteOf: N }
}
