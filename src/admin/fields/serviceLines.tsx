import type { ServiceLine } from '../../schema/kinds.ts'
import { useSpeaker } from '../speaker.ts'
import { bilingualText } from './bilingualValue.ts'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { ServiceTable } from './ServiceTable.tsx'

const linesOf = (value: unknown): ServiceLine[] => (Array.isArray(value) ? (value as ServiceLine[]) : [])

/** Services of a booking with their prices; added from the service packages. */
export const serviceLines: FieldPart<'serviceLines'> = {
  wide: true,
  View: function ServiceLinesView({ value, dense }) {
    const { code } = useSpeaker()
    const lines = linesOf(value)
    if (lines.length === 0) return <Nothing />
    return dense ? <>{lines.map(({ name }) => bilingualText(name, code)).join(' · ')}</> : <ServiceTable lines={lines} />
  },
}
