// What lists and exports sort a field by: texts in the reader's language and its order, anything else by its column.
import { sql, type RawBuilder } from 'kysely'
import { languages, type LanguageWord } from '../../../../src/schema/core/limits.ts'
import type { ResourceName } from '../../../../src/schema/resources.ts'
import { fieldsOf } from '../rows.ts'
import { collations, isReadText } from '../schema/columns.ts'

/** Whether the order by a field depends on the reader's language. */
export const isCollated = (name: ResourceName, field: string): boolean => {
  const one = fieldsOf(name)[field]
  return one !== undefined && isReadText(one)
}

/** The SQL of the value by which the field is sorted for a reader of the language. */
export function sortedValue(name: ResourceName, field: string, language: LanguageWord): RawBuilder<unknown> {
  const column = sql.ref(field)
  if (!isCollated(name, field)) return column
  const text = fieldsOf(name)[field]?.kind === 'bilingual' ? sql`(${column}->>${sql.lit(languages[language].code)})` : column
  return sql`${text} collate ${sql.id(collations[language])}`
}
