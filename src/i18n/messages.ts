import type { LanguageWord } from '../schema/core/limits.ts'
import type { Messages } from './translate.ts'

/** Path of a language's texts; source: specification, section 7. */
const messagesPath = (word: LanguageWord): string => `/assets/i18n/${word}.json`

const loading = new Map<LanguageWord, Promise<Messages>>()
const loaded = new Map<LanguageWord, Messages>()

/** Id of the element with the texts that a prerendered page contains: those of the landing in the page's language. */
const textsElement = 'wakeel-texts'

function broughtAlong(word: LanguageWord): Messages | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(textsElement)
  return element?.dataset['language'] === word ? (JSON.parse(element.textContent) as Messages) : undefined
}

async function fetched(word: LanguageWord): Promise<Messages> {
  const response = await fetch(messagesPath(word))
  if (!response.ok) throw new Error(`${messagesPath(word)}: ${response.status}`)
  return (await response.json()) as Messages
}

const whole = new Map<LanguageWord, Promise<Messages>>()
/** All texts of a language, also those that only staff see; a failed load is repeated on the next call. */
export function loadAllMessages(word: LanguageWord): Promise<Messages> {
  const promise = whole.get(word) ?? fetched(word)
  promise.catch(() => whole.delete(word))
  whole.set(word, promise)
  return promise
}

/** The texts of a language that the page needs, loaded once; a failed load is repeated on the next call. */
export function loadMessages(word: LanguageWord): Promise<Messages> {
  const known = loading.get(word)
  if (known) return known
  const promise = Promise.resolve(broughtAlong(word) ?? loadAllMessages(word)).then((messages) => {
    loaded.set(word, messages)
    return messages
  })
  promise.catch(() => loading.delete(word))
  loading.set(word, promise)
  return promise
}

/** The texts of a language if they are loaded. */
export const loadedMessages = (word: LanguageWord): Messages | undefined => loaded.get(word)
