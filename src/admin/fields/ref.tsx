import { rowsFilter } from '../filters/RowsFilter.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { RowName } from './RowName.tsx'

/** A row of another resource. */
export const ref: FieldPart<'ref'> = {
  View: ({ field, value, dense }) =>
    typeof value === 'string' && value ? <RowName target={field.config.target} id={value} linked={!dense} /> : <Nothing />,
  Filter: rowsFilter,
}
