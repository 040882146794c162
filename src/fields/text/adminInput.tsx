import { LineInput } from '../../admin/core/fields/LineInput.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'

/** One line of text. */
export function TextInput({ field, name, resource, disabled }: InputProps<'text'>) {
  return <LineInput name={name} resource={resource} required={field.required} disabled={disabled} />
}
