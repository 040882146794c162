import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { RowName } from '../../admin/core/fields/RowName.tsx'

/** A row of another resource. */
export const ref: FieldPart<'ref'> = {
  View: ({ field, value, dense }) =>
    typeof value === 'string' && value ? <RowName target={field.config.target} id={value} linked={!dense} /> : <Nothing />,
}
