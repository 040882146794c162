import { useId } from 'react'
import { get, useController, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../../i18n/index.ts'
import { labelOf } from '../useI18n.ts'

/** The first message in an error of the form, or in one of its parts. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.entries(error)
    .filter(([key]) => key !== 'ref')
    .map(([, part]) => firstMessage(part))
    .find(Boolean)
}

/** One value of the form with its label, its error and the ids that connect them for a screen reader. */
export function useFieldInput(name: string, resource: string) {
  const id = useId()
  const translate = useTranslate()
  const { control } = useFormContext()
  const { field, fieldState, formState } = useController({ name, control })
  const found = get(formState.errors, name) as { root?: { message?: string } } | undefined
  const own = fieldState.error?.message ?? found?.root?.message
  return {
    id,
    label: labelOf(translate, resource, name),
    value: field.value as unknown,
    set: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    error: typeof own === 'string' ? own : undefined,
    /** The error of the value or of any part of it. */
    anyError: firstMessage(found),
    /** The error of a part of the value, 'cityId' or '3.from'. */
    errorOf: (part: string): string | undefined => firstMessage(get(formState.errors, `${name}.${part}`)),
    describedBy: `${id}-about`,
  }
}
