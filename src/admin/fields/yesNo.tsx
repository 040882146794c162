import { useTranslate } from '../../i18n/index.ts'
import { yesNoFilter } from '../filters/YesNoFilter.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { StatusDot } from './StatusDot.tsx'

/** Yes or no. */
export const yesNo: FieldPart<'yesNo'> = {
  View: function YesNoView({ value }) {
    const translate = useTranslate()
    if (typeof value !== 'boolean') return <Nothing />
    return <StatusDot tone={value ? 'positive' : 'neutral'}>{translate(value ? 'admin.field.yes' : 'admin.field.no')}</StatusDot>
  },
  Filter: yesNoFilter,
}
