import { datesFilter } from '../filters/DatesFilter.tsx'
import { useSpeaker } from '../speaker.ts'
import { Code } from './Code.tsx'
import { Hijri } from './Hijri.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

/** A day. */
export const date: FieldPart<'date'> = {
  View: function DateView({ value, dense }) {
    const { format } = useSpeaker()
    if (typeof value !== 'string' || value === '') return <Nothing />
    if (value.includes('•')) return <Code>{value}</Code>
    // Noon: the same day in every zone that the tenant may have.
    const noon = `${value.slice(0, 10)}T12:00:00Z`
    return (
      <time dateTime={value} title={dense ? format.hijri(noon) : undefined}>
        <Code>{format.date(noon)}</Code>
        {!dense && <Hijri moment={noon} />}
      </time>
    )
  },
  Filter: datesFilter(false),
}
