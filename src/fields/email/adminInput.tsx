import { LineInput } from '../../admin/core/fields/LineInput.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'

/** An e-mail address. */
export function EmailInput({ field, name, resource, disabled }: InputProps<'email'>) {
  return <LineInput name={name} resource={resource} required={field.required} disabled={disabled} code type="text" inputMode="email" />
}
