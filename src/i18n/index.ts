// Languages: texts, direction, plurals, dates and money. Knows nothing of calls or screens; what only the admin needs is in adminProvider.ts.
export { defaultTimeZone, formatFor, type Format } from './format.ts'
export { codeOf, idOf, isLanguage, languageOfCode, languageWords, speak } from './language.ts'
export { LanguageProvider, useLanguage, useTranslate } from './LanguageProvider.tsx'
export { loadedMessages, loadMessages, messagesPath } from './messages.ts'
export { createTranslate, findText, type Messages, type TextParams, type Translate } from './translate.ts'
