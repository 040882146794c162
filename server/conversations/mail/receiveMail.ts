// A received mail: into the conversation of the person whose message it answers, once, with its files.
import { createHash } from 'node:crypto'
import { fileTypes, type FileType, uploadRules } from '../../../src/schema/core/uploads.ts'
import { languages, type LanguageWord } from '../../../src/schema/core/limits.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { findBy, findRow, type Scope } from '../../core/db/repository.ts'
import { Problem } from '../../core/http/problem.ts'
import { tenantDb } from '../../core/http/session.ts'
import type { Services } from '../../core/services.ts'
import { storeUpload } from '../../files/index.ts'
import { receiveReport } from '../../messages/index.ts'
import { receivedFileName } from '../fetchReceived.ts'
import { receiveMessage, type KnownBesides } from '../receiveMessage.ts'
import { readMail, type MailFile, type ReadMail } from './readMail.ts'

/** Most bytes of a mail: the largest file in base 64 with its line breaks, and a megabyte of words and heads. */
export const mailBytes = Math.ceil((uploadRules.received.bytes ?? 0) * 1.4) + 1_000_000
/** Characters of a line of a conversation, and most lines that one mail makes. */
const [lineLength, maxLines] = [4000, 10]
/** Most files of a mail that are looked at. */
const maxFiles = 10

/** What an answer by mail answers. */
export interface Answered {
  tenantId: string
  messageId: string
}
/** The person whose message is answered. */
interface Person {
  mobile: string
  customerId: string | null
  /** The address that the message went to. */
  address: string
  name: string | null
}

/** The person; undefined where the message is not there any more or they were erased. */
async function personOf(tx: Scope, messageId: string): Promise<Person | undefined> {
  const message = await findRow(tx, 'messages', messageId)
  if (!message) return undefined
  const customer = message.customerId ? await findRow(tx, 'customers', message.customerId, { deleted: true }) : undefined
  if (customer?.erasedAt) return undefined
  const conversation = message.conversationId ? await findRow(tx, 'conversations', message.conversationId) : undefined
  const mobile = conversation?.mobile ?? customer?.mobile
  if (!mobile?.startsWith('+')) return undefined
  return { mobile, customerId: customer?.id ?? null, address: message.recipient.toLowerCase(), name: conversation?.name ?? null }
}

const reading = 'an answer by mail, to an address that names our message and is signed'

/** Whether an answer to this message would come to a conversation. */
export const isAnswerable = (services: Services, { tenantId, messageId }: Answered): Promise<boolean> =>
  tenantDb(services, tenantId).asSystem(
    'whether a signed address of a mail names a person',
    async (tx) => (await personOf(tx, messageId)) !== undefined,
  )

/** The mail cannot be taken, now or ever. */
export class MailRefused extends Error {}

interface Line {
  kind: Word<'receivedKind'>
  body: string
  more: KnownBesides
}

/**
 * Stores it in one transaction, once, whenever it comes. Throws MailRefused for a mail that cannot be read or whose person is gone; every
 * other error may pass.
 */
export async function receiveMail(
  services: Services,
  { tenantId, messageId }: Answered,
  mail: { bytes: Buffer; nobody: boolean },
): Promise<void> {
  const dividers = (Object.keys(languages) as LanguageWord[]).map((one) => services.texts(one, 'messages.answerAbove'))
  const read = await readMail(mail.bytes, { nobody: mail.nobody, dividers }).catch((cause: unknown) => {
    throw new MailRefused('The mail cannot be read.', { cause })
  })
  const db = tenantDb(services, tenantId)
  if (read.kind === 'failed') {
    const report = { providerId: null, reference: messageId, state: 'failed', error: 'undelivered' } as const
    await db.asSystem('a mail did not arrive, by a report to its signed address', (tx) =>
      receiveReport(tx, 'smtp', report, messageId, services.now()),
    )
    return
  }
  if (read.kind !== 'written') return
  const found = await db.asSystem(reading, async (tx) => {
    const person = await personOf(tx, messageId)
    if (!person) throw new MailRefused('The person is gone.')
    const id = idOf(person, read, mail.bytes)
    return { person, id, isKnown: (await findBy(tx, 'receivedMessages', { providerId: `${id}.0` })) !== undefined }
  })
  if (found.isKnown) return
  const { person, id } = found
  const lines = await linesOf(services, { tenantId, staffId: null, customerId: person.customerId }, read)
  const strange = read.from && read.from.address !== person.address ? read.from.address.slice(0, 254) : null
  await db.asSystem(reading, async (tx) => {
    for (const [place, { kind, body, more }] of lines.entries()) {
      const sender = { from: person.mobile, name: person.name ?? read.from?.name ?? null, providerId: `${id}.${place}` }
      // What a person's clock says of the time would put the answer to where nobody looks.
      const received = { ...sender, kind, body, sentAt: services.now(), button: null, answers: null }
      const stored = await receiveMessage(services, tx, received, 'email', { ...more, answersId: messageId, sender: strange })
      // The same mail came twice at once: the other one has stored it all.
      if (!stored) return
    }
  })
}

/** By what a second copy is known; of one person, so that nobody's mail keeps another's away. */
function idOf({ mobile }: Person, { messageId }: ReadMail, bytes: Buffer): string {
  const hash = createHash('sha256').update(`${mobile}\n`)
  return `mail:${(messageId === null ? hash.update(bytes) : hash.update(messageId)).digest('base64url')}`
}

/** The words in parts as long as a line may be, cut at the end of a line or word where there is one. */
function partsOf(words: string): string[] {
  const parts: string[] = []
  let rest = words
  while (rest.length > lineLength && parts.length < maxLines - 1) {
    const part = rest.slice(0, lineLength)
    const cut = [part.lastIndexOf('\n'), part.lastIndexOf(' ')].find((place) => place > lineLength / 2) ?? lineLength
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  if (rest !== '') parts.push(rest.length > lineLength ? `${rest.slice(0, lineLength)} …` : rest)
  return parts
}

const kindOfFile = (mime: string): Word<'receivedKind'> =>
  mime.startsWith('image/') ? 'image' : mime.startsWith('audio/') ? 'audio' : mime.startsWith('video/') ? 'video' : 'document'

async function fileLine(services: Services, by: Parameters<typeof storeUpload>[1], file: MailFile, isTooMany: boolean): Promise<Line> {
  const refused = (fileState: Word<'receivedFile'>): Line => ({ kind: 'document', body: file.name.slice(0, 200), more: { fileState } })
  if (isTooMany || !(file.mime in fileTypes)) return refused('refused')
  const kind = kindOfFile(file.mime)
  try {
    const name = receivedFileName({ name: file.name, mime: file.mime as FileType }, kind)
    const stored = await storeUpload(services, by, { name, mime: file.mime, bytes: file.bytes }, 'received')
    return { kind, body: stored.name, more: { file: stored.id, fileState: 'stored' } }
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'unavailable') throw error
    return refused(error.code === 'tooLarge' ? 'tooLarge' : 'refused')
  }
}

/** Files are stored before the words are: what is then not stored refers to nothing and is cleaned up. */
async function linesOf(services: Services, by: Parameters<typeof storeUpload>[1], { words, files }: ReadMail): Promise<Line[]> {
  const ofFiles: Line[] = []
  for (const [place, file] of files.entries()) {
    if (place >= maxFiles + maxLines) break
    ofFiles.push(await fileLine(services, by, file, place >= maxFiles))
  }
  const parts: Line[] = partsOf(words).map((body) => ({ kind: 'text', body, more: {} }))
  const last = parts.at(-1)
  const first = ofFiles.find(({ more }) => more.file)
  // The words come last, where the list of conversations shows them; the first file is shown with them, as a picture with its words is.
  if (!last || !first) return [...ofFiles, ...parts]
  return [...ofFiles.filter((one) => one !== first), ...parts.slice(0, -1), { ...first, body: last.body }]
}
