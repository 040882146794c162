// What every action may use, passed in so that tests can give their own clock, database and gateways.
import type { z } from 'zod'
import type { CallName, Calls, OutputOf } from '../../src/schema/endpoints.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { Reactions } from './commit/happened.ts'
import type { AllRules } from './commit/resourceRules.ts'
import type { CallerDb, Identity } from './db/caller/as.ts'
import type { Engine } from './db/engine.ts'
import type { RowOf, Scope } from './db/repository.ts'
import type { JobKindOf, ScheduleOf } from './jobs/jobShape.ts'
import type { Env } from './env.ts'
import type { Senders, MessageGateway } from './gateways/messages.ts'
import type { PaymentGateway } from './gateways/payments.ts'
import type { StorageGateway } from './files/storage.ts'
import type { RateLimits } from './http/rateLimits.ts'
import type { Secrets } from './secrets.ts'
import type { Texts } from './texts.ts'

/** The server's parts. */
export interface Services {
  engine: Engine
  env: Env
  secrets: Secrets
  texts: Texts
  rateLimits: RateLimits
  messages: MessageGateway
  senders: Senders
  storage: StorageGateway
  payments: PaymentGateway
  /** What each resource does beyond its fields; saving or moving a row runs them. */
  rules: AllRules<Services>
  /** What later features do because of changes of earlier ones; commit runs it. */
  reactions: Reactions<Services>
  /** The kinds of long work that the runner can work; others wait for a process that can. */
  jobKinds: readonly JobKindOf<Services>[]
  /** What falls due by time alone. */
  schedules: readonly ScheduleOf<Services>[]
  /** Tells whose job ended that it did, in the transaction that ends it. */
  tellJobEnded: (services: Services, tx: Scope, job: RowOf<'jobs'>) => Promise<void>
  now: () => Date
}

/** Who calls: an open session of one tenant, or nobody yet. */
export interface Caller extends Identity {
  tokenHash: string
  /** Staff id, or the customer's once known. */
  subjectId: string | null
  /** When the session was opened, ISO: how old its proof is. */
  openedAt: string
}

/** What a handler gets. */
export interface Call<I> {
  services: Services
  input: I
  params: Record<string, string>
  /** The tenant that was asked for, before there is a session. */
  tenantId: string | null
  language: LanguageWord
  address: string
  /** The program that calls, as it names itself. */
  userAgent: string | null
  idempotencyKey: string | null
}
/** A call with an open session. `db` is the caller's tenant as the caller may see it. */
export interface SessionCall<I> extends Call<I> {
  caller: Caller
  db: CallerDb
}
/** The one handler of a call. */
export type Handler<C extends CallName> = (call: SessionCall<InputParsed<C>>) => Promise<OutputOf<C>>
/** The one handler of a call that needs no session. */
export type OpenHandler<C extends CallName> = (call: Call<InputParsed<C>>) => Promise<OutputOf<C>>
type InputParsed<C extends CallName> = z.output<Calls[C]['input']>
/** The handlers of some calls, each as its audience wants it. */
export type Handlers<C extends CallName = CallName> = {
  [N in C]: Calls[N]['access'] extends 'anyone' ? OpenHandler<N> : Handler<N>
}
