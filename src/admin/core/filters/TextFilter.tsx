import { useTranslate } from '../../../i18n/index.ts'
import type { FilterPart } from '../fields/parts.ts'
import { editor } from './editor.tsx'

/** Part of a text. */
export const textFilter: FilterPart = {
  Editor: editor('TextEditor'),
  Sentence: function TextSentence({ name, values }) {
    const translate = useTranslate()
    return <>{translate('admin.filter.contains', { text: String(values[name]) })}</>
  },
}
