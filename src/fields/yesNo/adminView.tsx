import { useTranslate } from '../../i18n/index.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { StatusDot } from '../../admin/core/parts/StatusDot.tsx'

/** Yes or no. */
export const yesNo: FieldPart<'yesNo'> = {
  View: function YesNoView({ value }) {
    const translate = useTranslate()
    if (typeof value !== 'boolean') return <Nothing />
    return <StatusDot tone={value ? 'positive' : 'neutral'}>{translate(value ? 'admin.field.yes' : 'admin.field.no')}</StatusDot>
  },
}
