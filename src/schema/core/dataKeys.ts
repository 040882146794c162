// Text keys that are composed from data: the compiler cannot check them; tests/core/i18n checks each in both languages.
import type { enumerations } from '../enumerations.ts'
import type { TextKey } from '../textKey.ts'

/** The text key of a word of an enumeration; `word` is the stored value. */
export const wordKey = (list: keyof typeof enumerations, word: unknown): TextKey => `enumerations.${list}.${String(word)}` as TextKey
/** The text key of the name of a resource's field. */
export const fieldKey = (resource: string, field: string): TextKey => `resources.${resource}.fields.${field}` as TextKey
/**
 * Casts a key that is built at run time (by the schema, the server or a validation) to a text key. Not checked; tests compare the keys
 * with the texts.
 */
export const namedKey = (key: string): TextKey => key as TextKey
