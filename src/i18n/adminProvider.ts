// react-admin's texts from the same files as the landing's; react-admin's own English is in them (reactAdminTexts.ts). Only the admin loads this, because it contains Polyglot.
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'ra-core'
import { languages, type LanguageWord } from '../schema/core/limits.ts'
import { codeOf, languageOfCode, languageWords } from './language.ts'
import { loadMessages } from './messages.ts'
import { pluralForms, pluralIndex } from './plural.ts'
import type { Messages } from './translate.ts'

const separator = '||||'

/** Texts with two forms (one, other) expanded to every form of the language, because Polyglot falls back to the first. */
function withAllForms(word: LanguageWord, messages: Messages): Messages {
  const whole = (text: string) => {
    const [one = text, other] = text.split(separator).map((form) => form.trim())
    if (other === undefined || text.split(separator).length !== 2) return text
    return Array.from({ length: pluralForms(word) }, (_, place) => (place === pluralIndex(word, 1) ? one : other)).join(` ${separator} `)
  }
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? whole(value) : withAllForms(word, value)]),
  )
}

const formOf = (word: LanguageWord) => (count: number) => pluralIndex(word, count)

/** react-admin asks for the plural of a resource's name with a count of two, which is the dual in Arabic: it gets the form of three. */
function withPluralNames(word: LanguageWord, messages: Messages): Messages {
  const named = (resource: Messages): Messages => {
    const forms = typeof resource['name'] === 'string' ? resource['name'].split(separator) : []
    const plural = forms[pluralIndex(word, 3)]
    if (plural === undefined) return resource
    const two = pluralIndex(word, 2)
    return { ...resource, name: forms.map((form, place) => (place === two ? plural : form)).join(separator) }
  }
  const { resources } = messages
  if (typeof resources !== 'object') return messages
  return {
    ...messages,
    resources: Object.fromEntries(Object.entries(resources).map(([name, one]) => [name, typeof one === 'string' ? one : named(one)])),
  }
}

async function messagesFor(word: LanguageWord): Promise<TranslationMessages> {
  return withPluralNames(word, withAllForms(word, await loadMessages(word))) as TranslationMessages
}

/** The admin's i18nProvider, starting with the language `first`. Locales are 'en' and 'ar'. */
export async function createAdminI18n(first: LanguageWord): Promise<I18nProvider> {
  const start = await messagesFor(first)
  return polyglotI18nProvider(
    (locale) => (locale === codeOf(first) ? start : messagesFor(languageOfCode(locale))),
    codeOf(first),
    languageWords.map((word) => ({
      locale: codeOf(word),
      name: new Intl.DisplayNames(codeOf(word), { type: 'language' }).of(codeOf(word)) ?? word,
    })),
    {
      allowMissing: true,
      pluralRules: {
        pluralTypes: { english: formOf('english'), arabic: formOf('arabic') },
        pluralTypeToLanguages: { english: [languages.english.code], arabic: [languages.arabic.code] },
      },
    },
  )
}
