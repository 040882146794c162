import type { AnyField } from '../../schema/field.ts'
import { FieldInput } from './FieldInput.tsx'
import type { FieldPart, InputProps, Part } from './parts.ts'
import { views } from './views.ts'

/** Everything the admin knows of a kind. */
interface WholePart extends FieldPart {
  Input: Part<InputProps>
}
const parts = Object.fromEntries(Object.entries(views).map(([kind, part]) => [kind, { ...part, Input: FieldInput }]))

/** The parts of a field's kind. */
export const partOf = (field: Pick<AnyField, 'kind'>): WholePart => parts[field.kind] as unknown as WholePart
