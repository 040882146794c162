// Words that WhatsApp approves: submitted as the tenant has them at present, and used once they are approved.
import { fillPlaceholders, placeholderGaps } from '../../../src/schema/messages/placeholders.ts'
import { otherWords } from '../../../src/schema/messages/otherWords.ts'
import { placeholdersOf } from '../../../src/schema/messageKinds.ts'
import { languages } from '../../../src/schema/core/limits.ts'
import type { OutputOf } from '../../../src/schema/endpoints.ts'
import { namedKey } from '../../../src/schema/core/dataKeys.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { findBy, findRow, readRows, type RowOf, type Scope } from '../../core/db/repository.ts'
import { SendError, type KnownTemplate, type TemplateDraft, type TemplateWords } from '../../core/gateways/messages.ts'
import { Problem } from '../../core/http/problem.ts'
import { commit } from '../../core/commit/commit.ts'
import { providerActor, staffActor, type ChangeActor } from '../../core/commit/actor.ts'
import type { TenantDb } from '../../core/db/caller/as.ts'
import type { Services } from '../../core/services.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { findSettings } from '../../core/time/workshop.ts'
import { buttonTitles } from './buttons.ts'
import { gapsOf, numbered } from './fitTemplate.ts'
import { whatsappWayOf, type WhatsappWay } from './way.ts'

type Kind = Word<'messageKind'>
type Template = RowOf<'whatsappTemplates'>
const advertising: readonly Kind[] = ['campaign', 'serviceDue', 'refusedWork']

/** The words of a kind in a language as they are sent at present, with gaps; the dealership's name is the same in every message. */
async function presentWords(services: Services, tx: Scope, kind: Kind, languageId: Word<'language'>): Promise<string> {
  const language = languageOf(languageId)
  const { code } = languages[language]
  const own = await findBy(tx, 'messageTemplates', { kind, active: true })
  const words = own ? own.body[code] : services.texts(language, `messages.sms.${kind}`, placeholderGaps(placeholdersOf[kind]))
  return fillPlaceholders(words, { tenant: (await findSettings(tx)).name[code] })
}

/** Says in the person's words what the provider refused. */
function asProblem(error: unknown): Problem {
  if (!(error instanceof SendError)) throw error
  return new Problem('providerRefused', { details: { reason: error.code } })
}

async function wayOf(tx: Scope): Promise<WhatsappWay> {
  const way = whatsappWayOf(await findSettings(tx))
  if (!way?.account.account) throw new Problem('whatsappMissing')
  return way
}

const stateChanges = ({ state, reason, providerId }: KnownTemplate, now: Date) => ({
  state,
  reason,
  providerId,
  stateAt: now.toISOString(),
})

/** A template as it is submitted, or entered at the provider. */
function draftOf(services: Services, { kind, languageId, name, body }: Template): TemplateDraft {
  const language = languageOf(languageId)
  return {
    name,
    language: languages[language].code,
    body: `${numbered(body)}\n${services.texts(language, 'messages.whatsappEnding')}`,
    examples: gapsOf(body).map((gap) => services.texts(language, namedKey(`messages.placeholders.${gap}.example`))),
    buttons: buttonTitles(services, kind, language),
    marketing: advertising.includes(kind),
  }
}

/**
 * Submits the present words of a kind for approval, under a name of their own. The row is a draft until the provider has answered, or where
 * people enter the words there. Throws whatsappMissing (409) without an account, providerRefused (409) with the reason.
 */
export async function submitTemplate(
  services: Services,
  db: TenantDb,
  staffId: string,
  { kind, languageId }: Pick<Template, 'kind' | 'languageId'>,
): Promise<Template> {
  const by = staffActor(staffId)
  const { way, row } = await db.asSystem('the account of WhatsApp is read, and the words are kept before they leave', async (tx) => {
    const found = await wayOf(tx)
    const body = await presentWords(services, tx, kind, languageId)
    const before = await findBy(tx, 'whatsappTemplates', { kind, languageId })
    // A name that was submitted keeps its words with Meta, so that changed words need another one.
    const name = `${kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_${String(before ? before.version + 1 : 1)}`
    const values = { kind, languageId, name, body, state: 'draft', reason: null, providerId: null, stateAt: services.now().toISOString() }
    const kept = before
      ? await commit({ services, tx }, { resource: 'whatsappTemplates', action: 'update', before, changes: values, by })
      : await commit({ services, tx }, { resource: 'whatsappTemplates', action: 'create', values, by })
    return { way: found, row: kept }
  })
  const { submit } = services.senders.whatsapp[way.provider]
  if (!submit) return row
  const known = await submit(way.account, draftOf(services, row)).catch((error: unknown) => {
    throw asProblem(error)
  })
  return db.asSystem('what the provider answered is written', async (tx) => {
    const before = await findRow(tx, 'whatsappTemplates', row.id, { lock: true })
    if (!before || before.name !== row.name) return before ?? row
    return commit(
      { services, tx },
      { resource: 'whatsappTemplates', action: 'update', before, changes: stateChanges(known, services.now()), by },
    )
  })
}

const plain = (words: string): string => words.replace(/\s+/g, ' ').trim()
const isSame = (one: TemplateWords, other: TemplateWords): boolean =>
  plain(one.body) === plain(other.body) && one.buttons.map(plain).join('\n') === other.buttons.map(plain).join('\n')

/** Writes a state that the provider says of a template, by its name and language. */
export async function noteTemplateState(services: Services, tx: Scope, given: KnownTemplate, by: ChangeActor): Promise<void> {
  const languageId = given.language === 'ar' ? '2' : '1'
  const found = await findBy(tx, 'whatsappTemplates', { name: given.name, languageId })
  const before = found && (await findRow(tx, 'whatsappTemplates', found.id, { lock: true }))
  // Words that were entered otherwise would tell the person something else than the outbox says.
  const isOther = before && given.words && !isSame(given.words, draftOf(services, before))
  const known = isOther ? { ...given, state: 'rejected' as const, reason: otherWords } : given
  if (!before || (before.state === known.state && before.reason === known.reason)) return
  const providerId = known.providerId || before.providerId
  const changes = { ...stateChanges(known, services.now()), providerId }
  await commit({ services, tx }, { resource: 'whatsappTemplates', action: 'update', before, changes, by })
}

/** Reads the states of all templates from the provider. Throws as `submitTemplate`. */
export async function readTemplateStates(services: Services, db: TenantDb): Promise<void> {
  const way = await db.asSystem('the account of WhatsApp is read', wayOf)
  const known = await services.senders.whatsapp[way.provider].templates(way.account).catch((error: unknown) => {
    throw asProblem(error)
  })
  await db.asSystem('what the provider answered is written', async (tx) => {
    for (const one of known) await noteTemplateState(services, tx, one, providerActor('whatsapp'))
  })
}

/** Makes drafts of all words, because nothing is known of them; what the account has is read again, or submitted. */
export async function forgetApprovals(services: Services, tx: Scope, by: ChangeActor): Promise<void> {
  const changes = { state: 'draft', reason: null, providerId: null, stateAt: services.now().toISOString() }
  for (const before of await readRows(tx, 'whatsappTemplates', { size: 200 }))
    if (before.state !== 'draft') await commit({ services, tx }, { resource: 'whatsappTemplates', action: 'update', before, changes, by })
}

/**
 * Whether there is an account, whether people enter the words at the provider, and the templates of all kinds with what is entered; and
 * whether each still has the words that are sent at present.
 */
export async function showTemplates(services: Services, tx: Scope): Promise<OutputOf<'listWhatsappTemplates'>> {
  const way = whatsappWayOf(await findSettings(tx))
  const rows = await readRows(tx, 'whatsappTemplates', { size: 200 })
  const templates = rows.map(async (row) => {
    const { body, buttons, marketing } = draftOf(services, row)
    const current = row.body === (await presentWords(services, tx, row.kind, row.languageId))
    return { ...row, current, entry: { body, buttons: [...buttons], marketing } }
  })
  return {
    active: way !== undefined,
    byHand: way !== undefined && services.senders.whatsapp[way.provider].submit === undefined,
    templates: await Promise.all(templates),
  }
}
