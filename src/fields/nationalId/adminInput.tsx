import { LineInput } from '../../admin/core/fields/LineInput.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'

/** A national id or Iqama. */
export function NationalIdInput({ field, name, resource, disabled }: InputProps<'nationalId'>) {
  return <LineInput name={name} resource={resource} required={field.required} disabled={disabled} code inputMode="numeric" />
}
