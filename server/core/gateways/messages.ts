// The interfaces for messages to people: the message that a handler queues, and the senders that deliver it. No knowledge of rows.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Scope } from '../db/repository.ts'

/** A message to one person, with its text already in that person's language. */
export interface Message {
  recipient: string
  kind: Word<'messageKind'>
  languageId: Word<'language'>
  body: string
  /** The id of a file that goes with it, by WhatsApp or mail. */
  file?: string
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
  /** The conversation that it answers in, and the colleague who wrote it. */
  conversationId?: string
  writtenBy?: string
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

/** A file that goes with a text. */
export interface LetterFile {
  name: string
  mime: string
  bytes: Buffer
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
  /** What goes with it; SMS has no place for it. */
  file?: LetterFile
  /** The address to which a mail is answered, where answers come in. */
  replyTo?: string
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
  state: 'sent' | 'delivered' | 'read' | 'failed'
  /** Why it failed, where the provider says; else it did not arrive. */
  error?: Word<'messageError'>
}

/** A message that a person sent. */
export interface Received {
  providerId: string
  /** E.164. */
  from: string
  /** The name that the person gave themselves. */
  name: string | null
  sentAt: Date
  kind: Word<'receivedKind'>
  body: string
  /** The file that came with it, where the provider names it and it can be fetched. */
  file?: ReceivedFile
  /** What the pressed button stands for. */
  button: string | null
  /** The provider's id of the message that it answers. */
  answers: string | null
}
/** All that one call of a provider brings. */
export interface Events {
  reports: Report[]
  received: Received[]
  templates: KnownTemplate[]
}
/** A provider's call as it came. */
export interface ProviderCall {
  /** Our address that it called, as the provider knows it; with the reference of our message where that is part of it. */
  url: string
  reference: string | null
  /** The secret that the address names, for a provider that does not sign; else empty. */
  key: string
  /** The header in which the provider signs. */
  header(name: string): string
  bytes: Buffer
  at: Date
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
  /** What a call brings that people sent; undefined when the account did not sign it. Absent where the provider brings none. */
  receive?: (account: SmsAccount, call: ProviderCall) => Events | undefined
}
/** A tenant's account with a provider of WhatsApp. */
export interface WhatsappAccount {
  /** The number's id with Meta, else the number itself. */
  number: string
  /** The account that owns the templates. */
  account: string
  token: string
  /** What Meta signs with, or the secret in the address that Unifonic calls; Twilio signs with the token. */
  secret: string
}
/** Words that WhatsApp approved, with what fills their gaps. */
export interface FilledTemplate {
  name: string
  /** The provider's id of the template. */
  providerId: string | null
  language: 'en' | 'ar'
  values: readonly string[]
}
/** A button under a message; pressing it sends its title and id back. */
export interface ReplyButton {
  id: string
  title: string
}
/** A text for WhatsApp: as a template, else as it stands, which is taken within 24 hours of the person's last message. */
export interface WhatsappLetter extends Letter {
  template: FilledTemplate | null
  buttons: readonly ReplyButton[]
}
/** Words for approval, with {{1}}, {{2}} … for their gaps and an example of each. */
export interface TemplateDraft {
  name: string
  language: 'en' | 'ar'
  body: string
  examples: readonly string[]
  buttons: readonly string[]
  marketing: boolean
}
/** A template as the provider has it. */
export interface KnownTemplate {
  name: string
  language: 'en' | 'ar'
  providerId: string
  state: 'submitted' | 'approved' | 'rejected'
  reason: string | null
  /** Its words, where people enter them at the provider and may have entered others. */
  words?: TemplateWords
}
/** The words of a template with {{1}}, {{2}} … for their gaps, and the titles of its buttons. */
export interface TemplateWords {
  body: string
  buttons: readonly string[]
}
/** A file that a person sent, as the provider has it for some days. */
export interface ReceivedFile {
  id: string
  /** The person's name of it, where it has one. */
  name: string | null
  mime: string
  /** The SHA-256 of its bytes in hexadecimal or base64, where the provider says it. */
  sha256: string | null
}
/** The files of a provider of WhatsApp. */
export interface WhatsappFiles {
  /** The bytes, compared with what the provider says of them; 'tooLarge' for more than `max`. Rejects with SendError. */
  fetch(account: WhatsappAccount, file: ReceivedFile, max: number): Promise<Buffer | 'tooLarge'>
}
/** A provider of WhatsApp. */
export interface WhatsappSender {
  /** How it fetches files; a provider without it sends none either. */
  files?: WhatsappFiles
  /** Whether free words may have buttons; approved words may with every provider. */
  freeButtons: boolean
  /** Sends, and returns the provider's id of the message. 'never' means that WhatsApp will not take it, so that SMS may. */
  send(account: WhatsappAccount, letter: WhatsappLetter): Promise<string>
  /** As that of SMS. Throws 'uncertain' where the provider cannot be asked: its reports then say whether it was sent. */
  find(
    account: WhatsappAccount,
    letter: WhatsappLetter,
    since: Date,
    others: (found: readonly string[]) => Promise<readonly string[]>,
  ): Promise<string | undefined>
  /** Submits words for approval; returns the provider's id. Absent where people enter them on the provider's own page. */
  submit?: (account: WhatsappAccount, draft: TemplateDraft) => Promise<KnownTemplate>
  /** All templates of the account. */
  templates(account: WhatsappAccount): Promise<KnownTemplate[]>
  /** What a call brings; undefined when it was not signed for the account. */
  receive(account: WhatsappAccount, call: ProviderCall): Events | undefined
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
  whatsapp: Readonly<Record<Word<'whatsappProvider'>, WhatsappSender>>
  mail: MailSender | undefined
  push: PushSender
}
