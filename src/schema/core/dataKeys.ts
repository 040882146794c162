// Keys of texts that are put together from data: the compiler cannot know them, tests/core/i18n asks for each in both languages.
import type { enumerations } from '../enumerations.ts'
import type { TextKey } from '../textKey.ts'

/** The key of a word of an enumeration, the word as a row or an answer holds it. */
export const wordKey = (list: keyof typeof enumerations, word: unknown): TextKey => `enumerations.${list}.${String(word)}` as TextKey
/** The key of a resource's field name. */
export const fieldKey = (resource: string, field: string): TextKey => `resources.${resource}.fields.${field}` as TextKey
/** A key that the schema, the server or a validation names at run time. */
export const namedKey = (key: string): TextKey => key as TextKey
