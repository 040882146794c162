import { useId } from 'react'
import { get, useController, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/index.ts'
import { labelOf } from '../speaker.ts'

/** One value of the form with its label, its error and the ids that tie them together for a screen reader. */
export function useFieldInput(name: string, resource: string) {
  const id = useId()
  const translate = useTranslate()
  const { control } = useFormContext()
  const { field, fieldState, formState } = useController({ name, control })
  const own = fieldState.error?.message ?? (get(formState.errors, name) as { root?: { message?: string } } | undefined)?.root?.message
  return {
    id,
    label: labelOf(translate, resource, name),
    value: field.value as unknown,
    set: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    error: typeof own === 'string' ? own : undefined,
    describedBy: `${id}-about`,
  }
}
