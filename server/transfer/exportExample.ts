// The example row of a template: a valid cell of each kind. Pure.
import { writeCell, type Cell } from '../../src/schema/core/cells.ts'
import { enumerations, type EnumerationName } from '../../src/schema/enumerations.ts'
import { examples } from '../../src/schema/core/examples.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { presentRegion } from '../core/time/region.ts'
import type { Texts } from '../core/texts.ts'
import { headingOf, type Column } from '../core/tables/exportColumns.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

/** A cell for each importable column; a text cell describes its purpose. */
export function exampleCells(texts: Texts, language: LanguageWord, name: ResourceName, columns: readonly Column[]): Cell[] {
  const i18n = {
    language,
    ...presentRegion(),
    text: (key: string, spoken: LanguageWord) => texts(spoken, namedKey(key)),
    nameOf: (_: string, id: string) => id,
    idOf: () => undefined,
  }
  return columns.map((column) => {
    const { one, part } = column
    if (!one) return null
    if (one.kind === 'choice') return enumerations[(one.config as { enumeration: EnumerationName }).enumeration][0] ?? null
    const value = examples[one.kind]
    if (value !== undefined) return writeCell(one, part, value, i18n)
    return one.kind === 'text' || one.kind === 'longText' || one.kind === 'bilingual'
      ? headingOf(texts, part === 'ar' ? 'arabic' : language, name, column)
      : null
  })
}
