import type { FieldKind, FieldKinds } from '../../../schema/core/field.ts'

/** An entry of a list to choose from. */
export interface Option {
  value: string
  label: string
}
/** Props of a field of the landing; every value is a text as typed. */
export interface FieldProps<K extends FieldKind = FieldKind> {
  id: string
  label: string
  required: boolean
  value: string
  onChange: (value: string) => void
  config: FieldKinds[K]
  error?: string | undefined
  hint?: string | undefined
  autoComplete?: string | undefined
  /** Options of a reference. */
  options?: readonly Option[] | undefined
}

/** The attributes that connect an input with its frame. */
export const tied = ({ id, error, hint, required, autoComplete }: FieldProps) => ({
  id,
  name: id,
  required,
  autoComplete: autoComplete ?? 'off',
  'aria-invalid': error ? true : undefined,
  'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
})
