import { LineInput } from '../core/fields/LineInput.tsx'
import type { InputProps } from '../core/fields/parts.ts'

/** The sites whose pages may call the API: addresses, which are left to right in every language. */
export function ApiOriginsInput({ name, resource, disabled }: InputProps) {
  return <LineInput name={name} resource={resource} required={false} disabled={disabled} lines={3} code />
}
