import type { ReactNode } from 'react'
import { inputs } from './index.ts'
import type { InputProps, Part } from '../parts.ts'

/** The input of a field, whatever its kind. */
export function AnyInput(props: InputProps): ReactNode {
  const Input = inputs[props.field.kind] as Part<InputProps> | null
  return Input && <Input {...props} />
}
