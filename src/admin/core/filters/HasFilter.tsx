import { useTranslate } from '../../../i18n/index.ts'
import type { FilterPart } from '../fields/parts.ts'
import { editor } from './editor.tsx'

/** Whether an optional field has a value. */
export const hasFilter: FilterPart = {
  Editor: editor('HasEditor'),
  Sentence: function HasSentence({ name, values }) {
    const translate = useTranslate()
    return <>{translate(values[`${name}Has`] === 'true' ? 'admin.filter.isFilled' : 'admin.filter.isEmpty')}</>
  },
}
