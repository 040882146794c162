import { NumberInput } from '../../admin/core/fields/NumberInput.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'

/** A whole number. */
export function IntegerInput({ field, name, resource, disabled }: InputProps<'integer'>) {
  return <NumberInput name={name} resource={resource} required={field.required} disabled={disabled} />
}
