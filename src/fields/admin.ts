import type { AnyField } from '../schema/core/field.ts'
import { FieldInput } from './adminFieldInput.tsx'
import type { FieldPart, InputProps, Part } from '../admin/core/fields/parts.ts'
import { views } from './adminViews.ts'

/** What the admin has for a kind. */
interface WholePart extends FieldPart {
  Input: Part<InputProps>
}
const parts = Object.fromEntries(Object.entries(views).map(([kind, part]) => [kind, { ...part, Input: FieldInput }]))

/** The admin's parts for a field's kind. */
export const partOf = (field: Pick<AnyField, 'kind'>): WholePart => parts[field.kind] as WholePart
