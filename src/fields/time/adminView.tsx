import { useI18n } from '../../admin/core/useI18n.ts'
import { Code } from '../../admin/core/parts/Code.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

/** A time of day. */
export const time: FieldPart<'time'> = {
  View: function TimeView({ value }) {
    const { format } = useI18n()
    return typeof value === 'string' && value ? <Code>{format.clock(value)}</Code> : <Nothing />
  },
}
