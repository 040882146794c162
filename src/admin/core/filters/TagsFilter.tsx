import { useTranslate } from '../../../i18n/index.ts'
import type { FilterPart } from '../fields/parts.ts'
import { editor } from './editor.tsx'
import { listOf } from './listOf.ts'

/** Some free words. */
export const tagsFilter: FilterPart<'tags'> = {
  Editor: editor('TagsEditor'),
  Sentence: function TagsSentence({ name, values }) {
    const translate = useTranslate()
    return <>{translate('admin.filter.is', { values: listOf(values[name]).join(translate('admin.filter.comma')) })}</>
  },
}
