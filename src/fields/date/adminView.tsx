import { useI18n } from '../../admin/core/useI18n.ts'
import { Code } from '../../admin/core/parts/Code.tsx'
import { Hijri } from '../../admin/core/fields/Hijri.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

/** A day. */
export const date: FieldPart<'date'> = {
  View: function DateView({ value, dense }) {
    const { format } = useI18n()
    if (typeof value !== 'string' || value === '') return <Nothing />
    if (value.includes('•')) return <Code>{value}</Code>
    // Noon UTC: the same day in every zone that a tenant may have.
    const noon = `${value.slice(0, 10)}T12:00:00Z`
    return (
      <time dateTime={value} title={dense ? format.hijri(noon) : undefined}>
        <Code>{format.date(noon)}</Code>
        {!dense && <Hijri moment={noon} />}
      </time>
    )
  },
}
