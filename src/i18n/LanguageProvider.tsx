import { createContext, use, useMemo, type ReactNode } from 'react'
import type { LanguageWord } from '../schema/core/limits.ts'
import { createTranslate, type Messages, type Translate } from './translate.ts'

interface Spoken {
  language: LanguageWord
  translate: Translate
}
const Language = createContext<Spoken>({ language: 'english', translate: (key) => key })

/** Provides a language and its texts to the components below. */
export function LanguageProvider({ language, messages, children }: { language: LanguageWord; messages: Messages; children: ReactNode }) {
  const spoken = useMemo(() => ({ language, translate: createTranslate(language, messages) }), [language, messages])
  return <Language value={spoken}>{children}</Language>
}

/** The present language. */
export const useLanguage = (): LanguageWord => use(Language).language
/** Texts of the present language by key. */
export const useTranslate = (): Translate => use(Language).translate
