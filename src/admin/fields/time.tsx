import { useSpeaker } from '../speaker.ts'
import { Code } from './Code.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

/** A time of day. */
export const time: FieldPart<'time'> = {
  View: function TimeView({ value }) {
    const { format } = useSpeaker()
    return typeof value === 'string' && value ? <Code>{format.clock(value)}</Code> : <Nothing />
  },
}
