import { useTranslate } from '../../../i18n/index.ts'
import type { FilterPart } from '../fields/parts.ts'
import { editor } from './editor.tsx'

/** Yes or no. */
export const yesNoFilter: FilterPart<'yesNo'> = {
  Editor: editor('YesNoEditor'),
  Sentence: function YesNoSentence({ name, values }) {
    const translate = useTranslate()
    return (
      <>{translate('admin.filter.is', { values: translate(String(values[name]) === 'true' ? 'admin.field.yes' : 'admin.field.no') })}</>
    )
  },
}
