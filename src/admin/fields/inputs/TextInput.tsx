import { LineInput } from '../LineInput.tsx'
import type { InputProps } from '../parts.ts'

/** One line of text. */
export function TextInput({ field, name, resource, disabled }: InputProps<'text'>) {
  return <LineInput name={name} resource={resource} required={field.required} disabled={disabled} />
}
