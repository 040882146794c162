// What every action may use, passed in so that tests can give their own clock, database and gateways.
import type { Transaction } from 'kysely'
import type { Actor } from '../src/schema/access.ts'
import type { z } from 'zod'
import type { endpoints, OutputOf } from '../src/schema/endpoints.ts'
import type { CallName } from '../src/schema/wire.ts'
import type { LanguageWord } from '../src/schema/limits.ts'
import type { Database } from './db/database.ts'
import type { Engine } from './db/engine.ts'
import type { Env } from './env.ts'
import type { Carriers, MessageGateway } from './gateways/messages/messages.ts'
import type { PaymentGateway } from './gateways/payments/payments.ts'
import type { StorageGateway } from './gateways/storage/storage.ts'
import type { RateLimits } from './rateLimits.ts'
import type { Secrets } from './secrets.ts'
import type { Texts } from './texts.ts'

/** The server's parts. */
export interface House {
  engine: Engine
  env: Env
  secrets: Secrets
  texts: Texts
  rateLimits: RateLimits
  messages: MessageGateway
  carriers: Carriers
  storage: StorageGateway
  payments: PaymentGateway
  now: () => Date
}

/** Who calls: an open session of one tenant, or nobody yet. */
export interface Caller {
  tenantId: string
  audience: 'visitor' | 'customer' | 'staff'
  tokenHash: string
  /** Staff id, or the customer's once known. */
  subjectId: string | null
  /** The proven mobile of a customer. */
  mobile: string | null
  /** Rights, for staff. */
  actor: Actor | null
  /** The colleague who acts for the customer, with rights of their own; null when the customer is there in person. */
  agent: Actor | null
  /** The one booking that a link's session is for; null for every other session. */
  appointmentId: string | null
  /** When the session was opened, ISO: how old its proof is. */
  openedAt: string
}

/** What a handler gets. `scoped` runs SQL inside the caller's tenant and nowhere else. */
export interface Call<I> {
  house: House
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
/** A call with an open session. */
export interface SessionCall<I> extends Call<I> {
  caller: Caller
  scoped: <R>(work: (tx: Transaction<Database>) => Promise<R>) => Promise<R>
}
/** The one handler of a call. */
export type Handler<C extends CallName> = (call: SessionCall<InputParsed<C>>) => Promise<OutputOf<C>>
/** The one handler of a call that needs no session. */
export type OpenHandler<C extends CallName> = (call: Call<InputParsed<C>>) => Promise<OutputOf<C>>
type InputParsed<C extends CallName> = z.output<(typeof endpoints)[C]['input']>
/** The handlers of some calls, each as its audience wants it. */
export type Handlers<C extends CallName = CallName> = {
  [N in C]: (typeof endpoints)[N]['audience'] extends 'anyone' ? OpenHandler<N> : Handler<N>
}
