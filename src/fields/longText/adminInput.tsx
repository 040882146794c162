import { LineInput } from '../../admin/core/fields/LineInput.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'

/** Several lines of text. */
export function LongTextInput({ field, name, resource, disabled }: InputProps<'longText'>) {
  return <LineInput name={name} resource={resource} required={field.required} disabled={disabled} lines={3} />
}
