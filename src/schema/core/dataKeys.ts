// Text keys that are composed from data: the compiler cannot check them; tests/core/i18n checks each in both languages.
import type { enumerations } from '../enumerations.ts'
import type { TextKey } from '../textKey.ts'

/** The text key of a word of an enumeration, as it is in a row or an answer. */
export const wordKey = (list: keyof typeof enumerations, word: unknown): TextKey => `enumerations.${list}.${String(word)}` as TextKey
/** The text key of the name of a resource's field. */
export const fieldKey = (resource: string, field: string): TextKey => `resources.${resource}.fields.${field}` as TextKey
/** A key that the schema, the server or a validation names at run time. */
export const namedKey = (key: string): TextKey => key as TextKey
