import { numbersFilter } from '../filters/NumbersFilter.tsx'
import { useSpeaker } from '../speaker.ts'
import { Amount } from './Code.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

const minorUnits = 100

/** An amount in minor units, typed and shown in major ones. */
export const money: FieldPart<'money'> = {
  View: function MoneyView({ value }) {
    const { format } = useSpeaker()
    return typeof value === 'number' ? <Amount>{format.money(value)}</Amount> : <Nothing />
  },
  Filter: numbersFilter({ unit: minorUnits, write: ({ format }, value) => format.money(value) }),
}
