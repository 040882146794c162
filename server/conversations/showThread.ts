// The messages to and from a person, as far as the colleague may see them.
import { resources } from '../../src/schema/resources.ts'
import { passes, rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { answerChannels } from '../../src/schema/conversations/answerChannels.ts'
import type { UploadedFile } from '../../src/schema/files/index.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import type { ThreadEntry } from '../../src/schema/conversations/calls.ts'
import { sql } from 'kysely'
import { findBy, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Services } from '../core/services.ts'
import { findSettings } from '../core/time/workshop.ts'
import { describeFiles } from '../files/index.ts'
import { windowMs } from '../messages/index.ts'
import { subjectOf, type Subject, type SubjectName } from './subject.ts'

/** Messages of each side that are shown at most. */
const size = 100

/** Until when WhatsApp takes free words; null when it does not. */
export function openUntil(conversation: RowOf<'conversations'> | undefined, now: Date): string | null {
  const until = conversation?.lastWhatsappAt ? Date.parse(conversation.lastWhatsappAt) + windowMs : 0
  return until > now.getTime() ? new Date(until).toISOString() : null
}

/** Whether the person may write in a conversation, or assign it; without a row, in any. */
export function mayDo(actor: Actor, action: 'edit' | 'assign', row?: RowOf<'conversations'>): boolean {
  const rule = rowRule(actor, resources.conversations, action)
  return row ? passes(rule, actor, row) : rule.length > 0
}

/** The ways to answer the person that the dealership has. */
export async function waysTo(tx: Scope, services: Services, { customer }: Subject) {
  const { whatsappProvider } = await findSettings(tx)
  return [
    ...(whatsappProvider ? (['whatsapp'] as const) : []),
    'sms' as const,
    ...(customer?.email && services.senders.mail ? (['email'] as const) : []),
  ]
}

/** Those of the ways by which a file goes: SMS has no place for it, and not every provider of WhatsApp sends files. */
export const fileWays = (
  { senders }: Services,
  ways: readonly (typeof answerChannels)[number][],
  provider: Word<'whatsappProvider'> | null,
) => ways.filter((way) => way === 'email' || (way === 'whatsapp' && provider !== null && senders.whatsapp[provider].files !== undefined))

type ShownFiles = ReadonlyMap<string, UploadedFile>
const received = (files: ShownFiles, one: RowOf<'receivedMessages'>): ThreadEntry => ({
  ...{ id: one.id, theirs: true, at: one.sentAt, body: one.body ?? '', channel: one.channel, received: one.kind },
  ...{ sent: null, status: null, error: null, readAt: null, staffId: null },
  ...{ file: files.get(one.file ?? '') ?? null, fileState: one.fileState, sender: one.sender },
})
const sent = (files: ShownFiles, one: RowOf<'messages'>): ThreadEntry => ({
  ...{ id: one.id, theirs: false, at: one.createdAt, body: one.body, received: null, sent: one.kind, status: one.status },
  // What WhatsApp did not take went as SMS.
  channel:
    one.channel === 'email'
      ? 'email'
      : one.carrier === 'whatsapp' || (one.channel === 'whatsapp' && !one.whatsappError)
        ? 'whatsapp'
        : 'sms',
  ...{ error: one.error ?? one.whatsappError, readAt: one.readAt, staffId: one.staffId ?? one.createdBy },
  ...{ file: files.get(one.file ?? '') ?? null, fileState: null, sender: null },
})

/** Throws forbidden (403) or notFound (404) where the caller may not see the row that it is about. */
export async function showThread(
  services: Services,
  db: CallerDb,
  actor: Actor,
  resource: SubjectName,
  id: string,
): Promise<OutputOf<'showThread'>> {
  const about = await db.get(resource, id)
  const { subject, ways, provider, invitation } = await db.asSystem(
    'the number of the person, and by what the dealership answers',
    async (tx) => {
      const found = await subjectOf(tx, resource, about.id)
      const filters = { kind: 'conversationInvite', languageId: found.languageId, state: 'approved' } as const
      const { whatsappProvider } = await findSettings(tx)
      return {
        subject: found,
        ways: await waysTo(tx, services, found),
        provider: whatsappProvider,
        invitation: await findBy(tx, 'whatsappTemplates', filters),
      }
    },
  )
  const { conversation, customer, languageId } = subject
  const [shown] = conversation ? await db.rows('conversations', { size: 1, conditions: [sql`id = ${conversation.id}`] }) : []
  const hidden = conversation !== undefined && shown === undefined
  const theirs =
    conversation && !hidden
      ? await db.rows('receivedMessages', { size, sort: 'sentAt', order: 'DESC', conditions: [sql`"conversationId" = ${conversation.id}`] })
      : []
  const answers =
    conversation && !hidden
      ? await db.asSystem('who sees a conversation sees what was answered in it', (tx) =>
          readRows(tx, 'messages', { size, sort: 'createdAt', order: 'DESC', conditions: [sql`"conversationId" = ${conversation.id}`] }),
        )
      : []
  const others =
    customer && !hidden && (await db.mayList('messages'))
      ? await db.rows('messages', {
          ...{ size, sort: 'createdAt', order: 'DESC' as const },
          conditions: [sql`"customerId" = ${customer.id} and "conversationId" is null and channel <> 'none'`],
        })
      : []
  const ids = [...theirs, ...answers, ...others].flatMap(({ file }) => file ?? [])
  const opened = await db.asSystem('who reads a message may open its file', (tx) => describeFiles(tx, ids))
  const files = new Map(opened.map((one) => [one.id, one]))
  const entries = [...theirs.map((one) => received(files, one)), ...[...answers, ...others].map((one) => sent(files, one))]
  return {
    conversation: shown ?? null,
    entries: entries.sort((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id)).slice(-size),
    languageId,
    openUntil: openUntil(conversation, services.now()),
    ways,
    fileWays: fileWays(services, ways, provider),
    mayInvite: invitation !== undefined && ways.includes('whatsapp'),
    mayWrite: !hidden && mayDo(actor, 'edit', shown),
    mayAssign: !hidden && shown !== undefined && mayDo(actor, 'assign', shown),
  }
}
