import { useTranslate } from '../../../i18n/index.ts'
import type { FilterPart } from '../fields/parts.ts'
import { editor } from './editor.tsx'
import { listOf } from './listOf.ts'
import { wordKey } from '../../../schema/core/dataKeys.ts'

/** Some words of an enumeration. */
export const wordsFilter: FilterPart<'choice' | 'choices'> = {
  Editor: editor('WordsEditor'),
  Sentence: function WordsSentence({ field, name, values }) {
    const translate = useTranslate()
    const words = listOf(values[name]).map((word) => translate(wordKey(field.config.enumeration, word)))
    return <>{translate('admin.filter.is', { values: words.join(translate('admin.filter.comma')) })}</>
  },
}
