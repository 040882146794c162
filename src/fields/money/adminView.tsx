import { useI18n } from '../../admin/core/useI18n.ts'
import { Amount } from '../../admin/core/parts/Code.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

/** An amount in minor units, typed and shown in major ones. */
export const money: FieldPart<'money'> = {
  View: function MoneyView({ value }) {
    const { format } = useI18n()
    return typeof value === 'number' ? <Amount>{format.money(value)}</Amount> : <Nothing />
  },
}
