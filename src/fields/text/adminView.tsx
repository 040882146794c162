import { definitionOf } from '../../admin/core/definition.ts'
import { useMay } from '../../admin/core/rights.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { resourceMeant, resourceWord } from '../../admin/core/fields/pointer.ts'
import { RowName } from '../../admin/core/fields/RowName.tsx'
import { textOf } from '../../admin/core/fields/texts.ts'
import { TextView } from '../../admin/core/parts/TextView.tsx'

/** The name that a row had before the change that an audit entry is about; undefined where the change says nothing of it. */
function nameThen(target: string, entry: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const changes = (entry?.['changes'] ?? {}) as Readonly<Record<string, { from?: unknown; to?: unknown } | undefined>>
  const said = definitionOf(target).title.flatMap((name) => {
    const value = changes[name]?.from ?? changes[name]?.to
    return typeof value === 'string' ? [value] : []
  })
  return said.join(' ') || undefined
}

/** One line of text; the name of a resource or of one of its rows is shown as its label with a link. */
export const text: FieldPart<'text'> = {
  View: function OneLine({ field, name, value, row, dense }) {
    const i18n = useI18n()
    const may = useMay()
    const target = resourceMeant(name, row)
    if (target && typeof value === 'string' && may('show', target))
      return <RowName target={target} id={value} linked={!dense} missing={<TextView value={nameThen(target, row) ?? value} />} />
    return <TextView value={resourceWord(i18n.translate, name, value) ?? textOf(field, value, i18n)} />
  },
}
