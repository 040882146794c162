import { useMay } from '../../admin/core/rights.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { resourceMeant, resourceWord } from '../../admin/core/fields/pointer.ts'
import { RowName } from '../../admin/core/fields/RowName.tsx'
import { TextView } from '../../admin/core/parts/TextView.tsx'

/** One line of text; the name of a resource or of one of its rows is shown as its label with a link. */
export const text: FieldPart<'text'> = {
  View: function OneLine({ name, value, row, dense }) {
    const { translate } = useI18n()
    const may = useMay()
    const target = resourceMeant(name, row)
    if (target && typeof value === 'string' && may('show', target))
      return <RowName target={target} id={value} linked={!dense} missing={<TextView value={value} />} />
    return <TextView value={resourceWord(translate, name, value) ?? value} />
  },
}
