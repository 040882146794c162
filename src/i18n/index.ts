// Languages: texts, direction, plurals, dates and money. Knows nothing of calls or screens; what only the admin needs is in adminProvider.ts.
export { defaultTimeZone, formatFor, type Format } from './format.ts'
export { codeOf, idOf, languageWords, speak } from './language.ts'
export { LanguageProvider, useLanguage, useTranslate } from './LanguageProvider.tsx'
export { loadedMessages, loadMessages } from './messages.ts'
export { createTranslate, type Messages, type Translate } from './translate.ts'
