import type { Word } from '../../schema/enumerations.ts'
import type { LanguageWord } from '../../schema/core/limits.ts'
import { keepFile } from '../../http/keepFile.ts'
import type { Translate } from '../../i18n/index.ts'
import { tableFile } from '../core/tableText.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

// Values that are the same in every language.
const same: Partial<Record<Word<'feedColumn'>, string>> = { reference: 'HL-2041', mobile: '0501234567', vin: '1M8GDM9AXKP042788' }

/** Saves an example file of the feed: headings in the person's language, one line. */
export function saveExample(columns: readonly Word<'feedColumn'>[], translate: Translate, language: LanguageWord): void {
  const heading = columns.map((one) => translate(`enumerations.feedColumn.${one}`))
  const line = columns.map((one) => same[one] ?? translate(namedKey(`admin.feed.exampleLine.${one}`)))
  keepFile(tableFile([heading, line]), `complaints-${language}.csv`)
}
