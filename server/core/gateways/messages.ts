// The interfaces for messages to people: the message that a handler queues, and the senders that deliver it. No knowledge of rows.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Scope } from '../db/repository.ts'

/** A message to one person, with its text already in that person's language. */
export interface Message {
  recipient: string
  kind: Word<'messageKind'>
  languageId: Word<'language'>
  body: string
  /** The channel; 'none' leaves it in the outbox for staff. Without a value the kind's template decides, else SMS. */
  channel?: Word<'messageChannel'>
  /** The text that the outbox stores instead of the body, when the body is for the recipient only. */
  kept?: string
  /** The event that the message is about, at most 120 characters. The tenant's second message about the same event is dropped. */
  event?: string
  /** It is not sent, and stays in the outbox for this reason. */
  withheld?: 'controlGroup'
  /** Advertising: needs the customer's consent and respects the quiet hours. */
  marketing?: true
  customerId?: string
  staffId?: string
  campaignId?: string
  /** The row that it is about: only who may see that row may read the message. */
  resource?: string
  rowId?: string
  /** The earliest and the latest time of sending. */
  dueAt?: Date
  expiresAt?: Date
  /** The address that a push opens. */
  link?: string
}
/** Queues messages in the transaction that causes them, so that neither exists without the other. */
export interface MessageGateway {
  /** Returns the message's id; undefined when its event already has a message. */
  queue(tx: Scope, message: Message, now: Date): Promise<string | undefined>
  /** Queues many with the same number of statements as one; returns the ids of those whose event had none. */
  queueAll(tx: Scope, messages: readonly Message[], now: Date): Promise<string[]>
}

/** A text to be sent to one address. */
export interface Letter {
  /** Our own reference of this sending, the same for every attempt. */
  reference: string
  to: string
  /** The sender name that the recipient sees. */
  from: string
  subject: string
  body: string
  marketing: boolean
  /** The address for the provider's delivery reports; null when the provider could not reach this server. */
  reportUrl: string | null
}
/** A tenant's account with a provider of SMS. */
export interface SmsAccount {
  sender: string
  account: string
  token: string
}
/** The content of a delivery report. */
export interface Report {
  providerId: string | null
  reference: string | null
  state: 'sent' | 'delivered' | 'failed'
}

/** Why a message was not accepted: it may be later; it never will be; or it is unknown whether it was. */
export type Hindrance = 'later' | 'never' | 'uncertain'
/** The error of every method of a sender; `hindrance` says whether to retry. `message` contains no personal data. */
export class SendError extends Error {
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
  /** Sends, and returns the provider's id of the message. */
  send(account: SmsAccount, letter: Letter): Promise<string>
  /** The provider's id of the message if it was sent since then, else undefined; `others`: ids known to belong to other messages. */
  find(
    account: SmsAccount,
    letter: Letter,
    since: Date,
    others: (found: readonly string[]) => Promise<readonly string[]>,
  ): Promise<string | undefined>
  /** The content of a report; undefined when it has no meaning for us. */
  readReport(fields: Readonly<Record<string, string>>): Report | undefined
}
/** Sends mail. The same reference gives the same Message-ID, by which mailboxes detect a second copy. */
export interface MailSender {
  send(letter: Letter): Promise<string>
}
/** A browser's push subscription. */
export interface PushTarget {
  endpoint: string
  publicKey: string
  authKey: string
}
/** The JSON that the browser's service worker receives. A note with the same id replaces the one that is shown. */
export interface PushNote {
  id: string
  title: string
  body: string
  link: string | null
  languageId: Word<'language'>
}
/** Sends pushes to browsers. */
export interface PushSender {
  /** The public key with which browsers subscribe. */
  publicKey: string
  /** Whether the address belongs to a browser maker's push service; the server calls no other address. */
  accepts(endpoint: string): boolean
  /** False when the subscription no longer exists. `seconds`: how long the push service keeps it. */
  send(target: PushTarget, note: PushNote, seconds: number): Promise<boolean>
}
/** The senders of all channels. */
export interface Senders {
  sms: Readonly<Record<Word<'smsProvider'>, SmsSender>>
  mail: MailSender | undefined
  push: PushSender
}
