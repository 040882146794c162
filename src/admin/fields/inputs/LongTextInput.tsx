import { LineInput } from '../LineInput.tsx'
import type { InputProps } from '../parts.ts'

/** Several lines of text. */
export function LongTextInput({ field, name, resource, disabled }: InputProps<'longText'>) {
  return <LineInput name={name} resource={resource} required={field.required} disabled={disabled} lines={3} />
}
