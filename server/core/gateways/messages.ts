// Messages to people: what actions hand over, and what a sender is. Knows no rows.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Scope } from '../db/repository.ts'

/** One message to one person, already in that person's words. */
export interface Message {
  recipient: string
  kind: Word<'messageKind'>
  languageId: Word<'language'>
  body: string
  /** Who carries it; 'none' stays in the outbox for staff to act on. Without a word the kind's template says it, else it is an SMS. */
  channel?: Word<'messageChannel'>
  /** What the outbox keeps instead of the body, where that is for the recipient's eyes alone. */
  kept?: string
  /** What it is about, at most 120 characters: the tenant's second message about the same event is none. */
  event?: string
  /** Advertising: needs the customer's consent and keeps the quiet hours. */
  marketing?: true
  customerId?: string
  staffId?: string
  campaignId?: string
  /** Not before, and not after. */
  dueAt?: Date
  expiresAt?: Date
  /** What a push opens. */
  link?: string
}
/** Takes messages inside the transaction that is their reason, so that neither exists without the other. */
export interface MessageGateway {
  /** Gives back the message's id, or undefined where its event has one already. */
  queue(tx: Scope, message: Message, now: Date): Promise<string | undefined>
  /** Many at once, at the cost of one; gives back the ids of those whose event had none. */
  queueAll(tx: Scope, messages: readonly Message[], now: Date): Promise<string[]>
}

/** A text on its way to one address. */
export interface Letter {
  /** Our own name of this sending; it never changes, however often it is tried. */
  reference: string
  to: string
  /** What the recipient sees as its sender. */
  from: string
  subject: string
  body: string
  marketing: boolean
  /** Where a provider may report to; null where it could not reach us. */
  reportUrl: string | null
}
/** A tenant's account with a provider of SMS. */
export interface SmsAccount {
  sender: string
  account: string
  token: string
}
/** What a delivery report says. */
export interface Report {
  providerId: string | null
  reference: string | null
  state: 'sent' | 'delivered' | 'failed'
}

/** Why a sender did not take it: it may later; it never will; or it cannot be known whether it did. */
export type Hindrance = 'later' | 'never' | 'uncertain'
/** What every method of a sender rejects with. `message` holds no personal data. */
export class CarryError extends Error {
  constructor(
    readonly hindrance: Hindrance,
    readonly code: Word<'messageError'>,
    message: string,
  ) {
    super(message)
  }
}

/** A provider of SMS. */
export interface SmsSender {
  /** Sends, and gives back the provider's name of the message. */
  send(account: SmsAccount, letter: Letter): Promise<string>
  /** The provider's name of a letter that was, or was not, sent since then; `others`: those that are known to be other messages. */
  find(
    account: SmsAccount,
    letter: Letter,
    since: Date,
    others: (found: readonly string[]) => Promise<readonly string[]>,
  ): Promise<string | undefined>
  /** What a report says; undefined for one that means nothing to us. */
  readReport(fields: Readonly<Record<string, string>>): Report | undefined
}
/** Carries mail. The same reference gives the same Message-ID, by which mailboxes know a second copy. */
export interface MailSender {
  send(letter: Letter): Promise<string>
}
/** A browser that can be pushed to. */
export interface PushTarget {
  endpoint: string
  publicKey: string
  authKey: string
}
/** What the browser's service worker gets, as JSON. The same id shown again replaces what is shown. */
export interface PushNote {
  id: string
  title: string
  body: string
  link: string | null
  languageId: Word<'language'>
}
/** Pushes to browsers. */
export interface PushSender {
  /** What browsers subscribe with. */
  publicKey: string
  /** Whether the address is one of a browser maker's push service: the server calls nobody else's. */
  accepts(endpoint: string): boolean
  /** False for a browser that is gone. */
  send(target: PushTarget, note: PushNote, seconds: number): Promise<boolean>
}
/** Everything that can carry. */
export interface Senders {
  sms: Readonly<Record<Word<'smsProvider'>, SmsSender>>
  mail: MailSender | undefined
  push: PushSender
}
