// What colleagues do in a conversation: answer, invite, read, assign.
import type { Actor } from '../../src/schema/core/access.ts'
import type { answerChannels } from '../../src/schema/conversations/answerChannels.ts'
import { languages } from '../../src/schema/core/limits.ts'
import { findBy, findRow, type RowOf } from '../core/db/repository.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'
import { updateUnaudited } from '../core/commit/unaudited.ts'
import { lockRow, type Acting } from '../core/commit/saveRecord.ts'
import { Problem } from '../core/http/problem.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { findSettings } from '../core/time/workshop.ts'
import { messageWords } from '../messages/index.ts'
import { checkFiles } from '../core/files/checkFiles.ts'
import { refuse } from '../core/commit/checks.ts'
import { resources } from '../../src/schema/resources.ts'
import { fileWays, mayDo, openUntil, waysTo } from './showThread.ts'
import { subjectOf, type Subject, type SubjectName } from './subject.ts'

type Conversation = RowOf<'conversations'>
type AnswerChannel = (typeof answerChannels)[number]
const short = (body: string): string => body.replace(/\s+/g, ' ').trim().slice(0, 200)

// Rows are only written by these commands, so the right is that of the row rule, not of the generic edit.
function requireRule(actor: Actor, action: 'edit' | 'assign', row: Conversation): void {
  if (!mayDo(actor, action, row)) throw new Problem('forbidden')
}

/** The conversation under lock, after what was written; a new one where there is none. */
async function written(acting: Acting, { mobile, name, customer, conversation }: Subject, body: string): Promise<Conversation> {
  const { services, tx, actor } = acting
  const by = staffActor(actor.id)
  const changes = { lastBody: short(body), lastAt: services.now().toISOString(), unread: null, customerId: customer?.id ?? null }
  if (!conversation) return commit(acting, { resource: 'conversations', action: 'create', values: { ...changes, name, mobile }, by })
  const before = await lockRow(acting, 'conversations', conversation.id)
  requireRule(actor, 'edit', before)
  return updateUnaudited(tx, 'partOfAnother', 'conversations', before, changes, by, services.now())
}

async function subjectFor(acting: Acting, resource: SubjectName, id: string): Promise<Subject> {
  await lockRow(acting, resource, id)
  return subjectOf(acting.tx, resource, id)
}

/** A file that the colleague uploaded. Throws notFound (404) for another one: who learns of an id could otherwise send it anywhere. */
async function ownFile({ tx, actor }: Acting, id: string): Promise<RowOf<'files'>> {
  await checkFiles(tx, 'file', resources.messages.fields.file, id)
  const file = await findRow(tx, 'files', id)
  if (file?.createdBy !== actor.id) throw new Problem('notFound', { fields: { file: { key: 'validation.fileGone' } } })
  return file
}

/**
 * Sends an answer. Throws windowClosed (409) by WhatsApp after the 24 hours, whatsappMissing (409) without an account, badInput (400) for a
 * way that does not lead to the person or takes no file, and without words and file, notFound (404) for a file that is not the colleague's.
 */
export async function answerThread(
  acting: Acting,
  resource: SubjectName,
  id: string,
  { channel, body: words, file: fileId }: { channel: AnswerChannel; body?: string | undefined; file?: string | undefined },
): Promise<void> {
  const { services, tx, actor } = acting
  const subject = await subjectFor(acting, resource, id)
  const ways = await waysTo(tx, services, subject)
  if (channel === 'whatsapp' && !ways.includes('whatsapp')) throw new Problem('whatsappMissing')
  if (!ways.includes(channel)) throw refuse('channel', 'validation.choice')
  if (channel === 'whatsapp' && openUntil(subject.conversation, services.now()) === null) throw new Problem('windowClosed')
  if (fileId !== undefined && !fileWays(services, ways, (await findSettings(tx)).whatsappProvider).includes(channel))
    throw refuse('file', 'validation.fileWay')
  const file = fileId === undefined ? undefined : await ownFile(acting, fileId)
  const body = words ?? file?.name
  if (body === undefined) throw refuse('body', 'validation.required')
  const { customer, mobile, languageId } = subject
  const conversation = await written(acting, subject, body)
  const recipient = channel === 'email' ? (customer?.email ?? mobile) : mobile
  const message = { recipient, kind: 'conversationReply', languageId, body, channel, conversationId: conversation.id } as const
  await services.messages.queue(
    tx,
    {
      ...message,
      ...(customer ? { customerId: customer.id } : {}),
      ...(file ? { file: file.id } : {}),
      writtenBy: actor.id,
      resource: 'conversations',
      rowId: conversation.id,
    },
    services.now(),
  )
}

/** Sends the approved invitation. Throws windowClosed (409) where it is not approved in the person's language. */
export async function inviteToThread(acting: Acting, resource: SubjectName, id: string): Promise<void> {
  const { services, tx, actor } = acting
  const subject = await subjectFor(acting, resource, id)
  const { customer, mobile: recipient, languageId } = subject
  if (!(await findBy(tx, 'whatsappTemplates', { kind: 'conversationInvite', languageId, state: 'approved' })))
    throw new Problem('windowClosed')
  const language = languageOf(languageId)
  const words = await messageWords(services, tx, language, 'conversationInvite')
  const body = words({ tenant: (await findSettings(tx)).name[languages[language].code] })
  const conversation = await written(acting, subject, body)
  const message = { recipient, kind: 'conversationInvite', languageId, body, channel: 'whatsapp', conversationId: conversation.id } as const
  await services.messages.queue(
    tx,
    {
      ...message,
      ...(customer ? { customerId: customer.id } : {}),
      writtenBy: actor.id,
      resource: 'conversations',
      rowId: conversation.id,
    },
    services.now(),
  )
}

/** Marks what came as read. */
export async function readThread(acting: Acting, id: string): Promise<void> {
  const before = await lockRow(acting, 'conversations', id)
  requireRule(acting.actor, 'edit', before)
  if (before.unread === null) return
  const { services, tx, actor } = acting
  await updateUnaudited(tx, 'noEdit', 'conversations', before, { unread: null }, staffActor(actor.id), services.now())
}

/** Assigns it. Throws forbidden (403) for another colleague than oneself without the right to assign, notFound (404) for nobody active. */
export async function assignThread(acting: Acting, id: string, staffId: string | null): Promise<Conversation> {
  const { services, tx, actor } = acting
  const before = await lockRow(acting, 'conversations', id)
  const takes = staffId === actor.id || (staffId === null && before.assigneeId === actor.id)
  requireRule(actor, takes ? 'edit' : 'assign', before)
  const colleague = staffId ? await findRow(tx, 'staff', staffId) : undefined
  if (staffId && !colleague?.active) throw new Problem('notFound', { fields: { staffId: { key: 'validation.reference' } } })
  const change = {
    resource: 'conversations',
    action: 'update',
    before,
    changes: { assigneeId: staffId },
    by: staffActor(actor.id),
  } as const
  return commit({ services, tx }, change)
}
