// The text of a message: the tenant's active template, else the built-in text.
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { fillPlaceholders } from '../../src/schema/messages/placeholders.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { findBy, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'

/** Fills a message's placeholders in. */
export type MessageWords = (params: Readonly<Record<string, string | number>>) => string

/** The text of a kind of message in a language, with placeholders. */
export async function messageWords(
  services: Services,
  tx: Scope,
  language: LanguageWord,
  kind: Word<'messageKind'>,
): Promise<MessageWords> {
  const template = await findBy(tx, 'messageTemplates', { kind, active: true })
  if (!template) return (params) => services.texts(language, `messages.sms.${kind}`, params)
  const body = template.body[languages[language].code]
  return (params) => fillPlaceholders(body, params).slice(0, 1000)
}
