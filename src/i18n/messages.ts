import type { LanguageWord } from '../schema/limits.ts'
import type { Messages } from './translate.ts'

/** Where the texts of a language are: specification section 7. */
const messagesPath = (word: LanguageWord): string => `/assets/i18n/${word}.json`

const loading = new Map<LanguageWord, Promise<Messages>>()
const loaded = new Map<LanguageWord, Messages>()

/** Loads the texts of a language once; a failed load is tried anew the next time. */
export function loadMessages(word: LanguageWord): Promise<Messages> {
  const known = loading.get(word)
  if (known) return known
  const promise = fetch(messagesPath(word)).then(async (response) => {
    if (!response.ok) throw new Error(`${messagesPath(word)}: ${response.status}`)
    const messages = (await response.json()) as Messages
    loaded.set(word, messages)
    return messages
  })
  promise.catch(() => loading.delete(word))
  loading.set(word, promise)
  return promise
}

/** The texts of a language when they are here already. */
export const loadedMessages = (word: LanguageWord): Messages | undefined => loaded.get(word)
