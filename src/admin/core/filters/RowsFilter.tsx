import { Fragment } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { FilterPart } from '../fields/parts.ts'
import { RowName } from '../fields/RowName.tsx'
import { editor } from './editor.tsx'
import { listOf } from './listOf.ts'

/** Some rows of another resource. */
export const rowsFilter: FilterPart<'ref' | 'refs'> = {
  Editor: editor('RowsEditor'),
  Sentence: function RowsSentence({ field, name, values }) {
    const translate = useTranslate()
    const [before = '', after = ''] = translate('admin.filter.is', { values: '\n' }).split('\n')
    return (
      <>
        {before}
        {listOf(values[name]).map((id, place) => (
          <Fragment key={id}>
            {place > 0 && translate('admin.filter.comma')}
            <RowName target={field.config.target} id={id} />
          </Fragment>
        ))}
        {after}
      </>
    )
  },
}
