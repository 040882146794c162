import type { ReactNode } from 'react'
import { inputs } from './adminInputs.ts'
import type { InputProps, Part } from '../admin/core/fields/parts.ts'

/** The input of a field, whatever its kind. */
export function AnyInput(props: InputProps): ReactNode {
  const Input = inputs[props.field.kind] as Part<InputProps> | null
  return Input && <Input {...props} />
}
