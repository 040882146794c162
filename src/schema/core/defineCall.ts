// A call of the API as one value: path, access, input, output and limits. The route, the typed client, the OpenAPI document and the tests
// of rights derive from it. The pages' build keeps only `method` and `path` (scripts/inlineCalls.ts).
import type { z } from 'zod'
import type { Word } from '../enumerations.ts'
import type { Audience, Right } from './access.ts'
import type { Limit } from './rateRules.ts'

/** The row that a call is about: a resource's name, or the path parameter or input field that holds the name of the resource. */
export type RowNamed<R extends string = string> = R | { param: string } | { input: string }

/**
 * Who may make a call: an audience, or colleagues with a right, or with any of several rights. `row` is the resource of the path's `id`: a
 * colleague without the right then gets notFound (404) for a row that they may not see, and forbidden (403) for one that they may. The
 * server refuses before the handler runs; rights on a single row are checked where the row is read.
 */
export type Access<R extends string = string> = Audience | ((Right | { anyOf: readonly Right[] }) & { row?: RowNamed<R> })

/** The audience of a call; 'staff' where its access is a right. */
export const audienceOf = (access: Access): Audience => (typeof access === 'string' ? access : 'staff')

/** A feature whose switch closes a call; `inPerson`: not for a colleague who acts for a customer. */
export interface Feature {
  flag: Word<'featureFlag'>
  of?: 'inPerson'
}

/** Fields that every call has. */
export interface Route<R extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API's base; parameters are `{name}`. */
  path: `/${string}`
  access: Access<R>
  /**
   * The feature that the call belongs to: while the tenant has it switched off, the call is refused with featureOff (403), and with
   * switchedOff (409) where its access is a right of colleagues.
   */
  feature?: Feature
  /**
   * The modules of a call of customers and visitors: notFound (404) while the tenant has switched all of them off. A right names its own.
   */
  modules?: readonly Word<'accessModule'>[]
  /** Rate limits; each is counted before the handler runs. */
  rateLimit?: readonly Limit[]
  /** Only for the customer in person: refused (inPerson, 403) to a colleague who acts for them. */
  inPerson?: true
  /**
   * Refused to API keys (forPeople, 403): what it does or answers is for a person who is signed in. So is every call whose access is an
   * audience instead of a right, without saying it.
   */
  forPeople?: true
  /** Programs that act for people are offered it as a tool; what it does, in English, as everything that describes the API. */
  tool?: string
  /** Also allowed to a session opened by a visit's link, within that link's booking; every other call is refused to such a session. */
  byLink?: true
}
/** A call with JSON input (or a query) and a JSON answer. */
export interface Call<R extends string = string> extends Route<R> {
  /** The query of a GET, else the body. */
  input: z.ZodType<unknown, object>
  output: z.ZodType
  /**
   * Requires a proof of work from the visitor's browser (428 with a challenge until then): the call writes or sends, and the visitor has
   * proven no identity.
   */
  proofOfWork?: true
  /** The same request sent again with the same Idempotency-Key is done once and answered alike. Its handler works in one transaction. */
  idempotent?: true
}
/** A call whose request or answer is a file or a stream instead of JSON. It has a route of its own, which applies the same access. */
export interface FileCall<R extends string = string> extends Route<R> {
  /** What is transferred. */
  file: 'upload' | 'download' | 'stream'
}

/** The input of a call before it is checked. */
export type CallInput<C extends Call> = z.input<C['input']>
/** The answer of a call. */
export type CallOutput<C extends Call> = z.output<C['output']>

/** Defines a call. Its name is that of the exported constant. Returns the definition unchanged. */
export const defineCall = <const C extends Call>(call: C): C => call
/** Defines a call whose request or answer is a file or a stream, without schemas of them. Returns the definition unchanged. */
export const defineFileCall = <const C extends FileCall>(call: C): C => call

type RouteOf<C> = C extends Route ? `${C['method']} ${C['path']}` : never
type NamesByRoute<T> = { [N in keyof T as RouteOf<T[N]>]: N }
/** The calls by name; two that share method and path become a type that no call fits, so that they do not compile. */
export type OneRouteEach<T> = {
  [N in keyof T]: [NamesByRoute<T>[RouteOf<T[N]> & keyof NamesByRoute<T>]] extends [N] ? T[N] : { anotherCallHasTheRouteOf: N }
}
