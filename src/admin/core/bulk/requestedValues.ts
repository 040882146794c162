// Checks values for many rows by the fields' own rules before anything is sent.
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Translate } from '../../../i18n/index.ts'
import { problemsOf } from '../../../schema/core/problems.ts'
import { fieldsOf } from '../definition.ts'

type Form = UseFormReturn<FieldValues>

/** The stored values of some fields; null, with messages at the fields, where one is invalid. */
export function requestedValues(
  form: Form,
  resource: string,
  names: readonly string[],
  translate: Translate,
  required?: boolean,
): Record<string, unknown> | null {
  const values: Record<string, unknown> = {}
  let fits = true
  for (const name of names) {
    const field = fieldsOf(resource)[name]
    if (!field) continue
    const typed: unknown = form.getValues(name)
    const schema = (required ?? field.required) ? field.input : field.input.nullish()
    const result = schema.safeParse(typed === '' || typed === undefined ? null : typed, { reportInput: true })
    const [problem] = result.success ? [] : problemsOf(result.error)
    if (problem) {
      form.setError(name, { message: translate(problem.key, problem.params) }, { shouldFocus: fits })
      fits = false
    } else values[name] = result.data ?? null
  }
  return fits ? values : null
}

/** Shows the server's errors at the fields. */
export function showRefused(form: Form, refused: Record<string, string>): void {
  for (const [name, message] of Object.entries(refused)) form.setError(name, { message })
}
