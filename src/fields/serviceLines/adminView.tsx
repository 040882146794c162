import type { ServiceLine } from '../../schema/core/kinds.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { bilingualText } from '../bilingual/bilingualValue.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { ServiceTable } from './adminServiceTable.tsx'

const linesOf = (value: unknown): ServiceLine[] => (Array.isArray(value) ? (value as ServiceLine[]) : [])

/** Services of a booking with their prices; added from the service packages. */
export const serviceLines: FieldPart<'serviceLines'> = {
  wide: true,
  View: function ServiceLinesView({ value, dense }) {
    const { code } = useI18n()
    const lines = linesOf(value)
    if (lines.length === 0) return <Nothing />
    return dense ? <>{lines.map(({ name }) => bilingualText(name, code)).join(' · ')}</> : <ServiceTable lines={lines} />
  },
}
