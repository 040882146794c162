// Fetches the file of a received message from the provider, and stores it as an uploaded one: by a job, because a webhook may not wait for it.
import { fileTypes, uploadRules, type FileType } from '../../src/schema/core/uploads.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { commit } from '../core/commit/commit.ts'
import { providerActor } from '../core/commit/actor.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { SendError, type ReceivedFile } from '../core/gateways/messages.ts'
import { Problem } from '../core/http/problem.ts'
import { defineSystemJob, type SystemJobContext } from '../core/jobs/defineJob.ts'
import { startSystemJob } from '../core/jobs/queue.ts'
import type { Services } from '../core/services.ts'
import { findSettings } from '../core/time/workshop.ts'
import { storeUpload } from '../files/index.ts'
import { whatsappWayOf } from '../messages/index.ts'

/** Seconds to wait after each failure; after the last one the thread says that it failed. Meta keeps files for 30 days. */
const waits = [5, 30, 120, 600, 3600, 6 * 3600] as const
const max = uploadRules.received.bytes ?? 0

/** Fetches the file of this message after the transaction's commit. */
export const fetchSoon = async (services: Services, tx: Scope, messageId: string, file: ReceivedFile): Promise<void> =>
  void (await startSystemJob({ services, tx }, { kind: 'receivedFile', resource: 'receivedMessages', input: { messageId, file } }))

type Found = Buffer | Exclude<Word<'receivedFile'>, 'waiting' | 'stored'>

/** Fetches the file of one received message. */
export const receivedFile = defineSystemJob('receivedFile', async (context) => {
  const { services, tenantId, scoped } = context
  const messageId = String(context.input['messageId'])
  const file = context.input['file'] as ReceivedFile
  const message = await scoped(({ tx }) => awaited(tx, messageId))
  if (!message) return
  try {
    const found = await fetched(context, file)
    if (typeof found === 'string') return await finish(context, messageId, { fileState: found })
    const by = { tenantId, staffId: null, customerId: message.customerId }
    const stored = await storeUpload(
      services,
      by,
      { name: receivedFileName({ ...file, mime: file.mime as FileType }, message.kind), mime: file.mime, bytes: found },
      'received',
    )
    await finish(context, messageId, { fileState: 'stored', file: stored.id })
  } catch (error) {
    if (error instanceof Problem && error.code !== 'unavailable')
      return finish(context, messageId, { fileState: error.code === 'tooLarge' ? 'tooLarge' : 'refused' })
    if (!(error instanceof SendError) && !(error instanceof Problem)) throw error
    await again(context, messageId, error instanceof SendError && error.hindrance === 'never')
  }
})

/** The message while its file is awaited; undefined when it was taken care of, or its customer was erased. */
async function awaited(tx: Scope, id: string): Promise<RowOf<'receivedMessages'> | undefined> {
  const message = await findRow(tx, 'receivedMessages', id, { lock: true })
  if (message?.fileState !== 'waiting') return undefined
  const customer = message.customerId ? await findRow(tx, 'customers', message.customerId, { deleted: true }) : undefined
  return customer?.erasedAt ? undefined : message
}

async function fetched({ services, scoped }: SystemJobContext, file: ReceivedFile): Promise<Found> {
  // What could not be stored need not be fetched.
  if (!(file.mime in fileTypes)) return 'refused'
  const way = await scoped(async ({ tx }) => whatsappWayOf(await findSettings(tx)))
  const files = way && services.senders.whatsapp[way.provider].files
  return files ? files.fetch(way.account, file, max) : 'failed'
}

/** The person's name of it, else its kind; with an extension of its type, which is checked against the bytes. */
export function receivedFileName({ name, mime }: { name: string | null; mime: FileType }, kind: Word<'receivedKind'>): string {
  return `${name?.replace(/\.[^.]*$/, '') ?? kind}.${fileTypes[mime][0]}`
}

const finish = ({ scoped }: SystemJobContext, messageId: string, changes: Row): Promise<void> =>
  scoped(async ({ services, tx }) => {
    const before = await awaited(tx, messageId)
    if (before)
      await commit({ services, tx }, { resource: 'receivedMessages', action: 'update', before, changes, by: providerActor('whatsapp') })
  })

async function again(context: SystemJobContext, messageId: string, isLast: boolean): Promise<void> {
  const failures = ((context.position as { failures?: number } | null)?.failures ?? 0) + 1
  const wait = isLast ? undefined : waits[failures - 1]
  if (wait === undefined) return finish(context, messageId, { fileState: 'failed' })
  await context.scoped(() => {
    context.keep({ failures })
    return Promise.resolve()
  })
  context.later(new Date(context.services.now().getTime() + wait * 1000))
}
