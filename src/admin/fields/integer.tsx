import { numbersFilter } from '../filters/NumbersFilter.tsx'
import { Code } from './Code.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { useSpeaker } from '../speaker.ts'

// A year is a name, not an amount: no thousands mark.
const isYear = ({ min, max }: { min: number; max: number }) => min >= 1000 && max <= 9999

/** A whole number. */
export const integer: FieldPart<'integer'> = {
  View: function IntegerView({ value, field }) {
    const { format } = useSpeaker()
    if (typeof value !== 'number') return <Nothing />
    return <Code>{isYear(field.config) ? value : format.number(value)}</Code>
  },
  Filter: numbersFilter({ unit: 1, write: (_, value) => String(value) }),
}
