import { bytesText } from '../../media/bytesText.ts'
import type { IntegerUnit } from '../../schema/field.ts'
import { numbersFilter } from '../filters/NumbersFilter.tsx'
import { spanOf } from '../spanOf.ts'
import { useSpeaker, type Speaker } from '../speaker.ts'
import { Code } from './Code.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

// A year is a name, not an amount: no thousands mark.
const isYear = ({ min, max }: { min: number; max: number }) => min >= 1000 && max <= 9999
const minute = 60_000
const inWords: Record<IntegerUnit, (speaker: Speaker, value: number) => string> = {
  milliseconds: ({ translate }, value) => spanOf(translate, Math.round(value / minute)),
  bytes: ({ language }, value) => bytesText(language, value),
}

/** A whole number; what counts time or bytes, in words. */
export const integer: FieldPart<'integer'> = {
  View: function IntegerView({ value, field: { config } }) {
    const speaker = useSpeaker()
    if (typeof value !== 'number') return <Nothing />
    if (config.unit) return <bdi>{inWords[config.unit](speaker, value)}</bdi>
    return <Code>{isYear(config) ? value : speaker.format.number(value)}</Code>
  },
  Filter: numbersFilter({ unit: 1, write: (_, value) => String(value) }),
}
