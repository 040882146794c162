// The services of the server, passed to every handler so that tests can use their own clock, database and gateways.
import type { z } from 'zod'
import type { Audience } from '../../src/schema/core/access.ts'
import type { Access } from '../../src/schema/core/defineCall.ts'
import type { CallName, Calls, OutputOf } from '../../src/schema/endpoints.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Region } from '../../src/schema/core/time/region.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { ProviderName } from './commit/actor.ts'
import type { Reactions } from './commit/happened.ts'
import type { ListedColumns } from './access/listedColumns.ts'
import type { AllRules } from './commit/resourceRules.ts'
import type { CallerDb, CustomerDb, Identity } from './db/caller/as.ts'
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

/** The server's services. */
export interface Services {
  engine: Engine
  env: Env
  secrets: Secrets
  texts: Texts
  rateLimits: RateLimits
  messages: MessageGateway
  senders: Senders
  storage: StorageGateway
  payments: Readonly<Record<ProviderName, PaymentGateway>>
  /** Each resource's own rules, run when a row is saved or moved. */
  rules: AllRules<Services>
  /** The computed columns of lists. */
  listed: ListedColumns
  /** The reactions of later features to changes of earlier ones, run by `commit`. */
  reactions: Reactions<Services>
  /** The kinds of long work that the runner can work; others wait for a process that can. */
  jobKinds: readonly JobKindOf<Services>[]
  /** What falls due by time alone. */
  schedules: readonly ScheduleOf<Services>[]
  /** Notifies the owner of a job that it has ended, in the transaction that ends it. */
  tellJobEnded: (services: Services, tx: Scope, job: RowOf<'jobs'>) => Promise<void>
  now: () => Date
}

/** An open session of one tenant. */
export interface Caller extends Identity {
  tokenHash: string
  /** The staff id, or the customer's id when known; null otherwise. */
  subjectId: string | null
  /** When the session was opened, ISO UTC. */
  openedAt: string
  /** Of the tenant. */
  region: Region
  /** The modules that the tenant has switched off. */
  closedModules: readonly string[]
  /** The API key that calls, in place of a person. */
  key?: { id: string; name: string; pace: Word<'keyPace'> }
}

/** The browser of a call. */
export interface Device {
  /** An id of the device for a person, by which their tries are counted; null for a stranger. */
  knows(subject: string): string | null
  /** Makes the device known to a person who has just proven who they are, with a new signature. */
  remember(subject: string): void
}

/** The input and context of a handler. */
export interface Call<I> {
  services: Services
  input: I
  params: Record<string, string>
  /** The tenant named by the request, before there is a session. */
  tenantId: string | null
  language: LanguageWord
  address: string
  /** The client's User-Agent. */
  userAgent: string | null
  /** The browser, as far as people of the call's side have proven who they are on it. */
  device: Device
}
/**
 * A call with an open session. `db` reads the tenant under the caller's rights, and of rows the fields that customers may read too.
 */
export interface CustomerCall<I> extends Call<I> {
  caller: Caller
  db: CustomerDb
}
/** The same of a call that only staff make. */
export interface SessionCall<I> extends CustomerCall<I> {
  db: CallerDb
}
/** A call whose access is a right of colleagues: the caller holds it. */
export interface RightCall<I> extends SessionCall<I> {
  right: Exclude<Access, Audience>
}
/** The handler of a call with a session. */
export type Handler<C extends CallName> = (
  call: Calls[C]['access'] extends 'staff'
    ? SessionCall<InputParsed<C>>
    : Calls[C]['access'] extends Audience
      ? CustomerCall<InputParsed<C>>
      : RightCall<InputParsed<C>>,
) => Promise<OutputOf<C>>
/** The handler of a call without a session. */
export type OpenHandler<C extends CallName> = (call: Call<InputParsed<C>>) => Promise<OutputOf<C>>
/** The checked input of a call. */
export type InputParsed<C extends CallName> = z.output<Calls[C]['input']>
/** The handlers of some calls, each of the type that its audience requires. */
export type Handlers<C extends CallName = CallName> = {
  [N in C]: Calls[N]['access'] extends 'anyone' ? OpenHandler<N> : Handler<N>
}
