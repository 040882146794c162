// Languages: texts, direction, plurals, dates and money. What only the admin needs is in adminProvider.ts, what no first page needs in
// format.ts.
export { apart } from './apart.ts'
export type { Format } from './format.ts'
export { codeOf, idOf, languageWords, speak } from './language.ts'
export { LanguageProvider, useLanguage, useTranslate } from './LanguageProvider.tsx'
export { loadAllMessages, loadedMessages, loadMessages } from './messages.ts'
export type { TextKey } from '../schema/textKey.ts'
export { createTranslate, type Messages, type Translate } from './translate.ts'
