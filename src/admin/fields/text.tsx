import { textFilter } from '../filters/TextFilter.tsx'
import { useMay } from '../rights.ts'
import { useSpeaker } from '../speaker.ts'
import type { FieldPart } from './parts.ts'
import { resourceMeant, resourceWord } from './pointer.ts'
import { RowName } from './RowName.tsx'
import { TextView } from './TextView.tsx'

/** One line of text; what names a resource or a row of it is told in words and leads there. */
export const text: FieldPart<'text'> = {
  View: function OneLine({ name, value, row, dense }) {
    const { translate } = useSpeaker()
    const may = useMay()
    const target = resourceMeant(name, row)
    if (target && typeof value === 'string' && may('show', target))
      return <RowName target={target} id={value} linked={!dense} missing={<TextView value={value} />} />
    return <TextView value={resourceWord(translate, name, value) ?? value} />
  },
  Filter: textFilter,
}
