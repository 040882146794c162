import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import { changedFields, givenFields } from '../../../dataProvider/index.ts'
import type { Translate } from '../../../i18n/index.ts'
import { problemsOf } from '../../../schema/core/problems.ts'
import { definitionOf, type Row } from '../definition.ts'
import { differingRepetitions } from '../../../fields/password/adminConfirmation.ts'
import { emptiedValues } from './emptied.ts'

/** Values of a form by field. */
export type FormValues = Record<string, unknown>

/** Checks a form with the resource's schema: all fields on create, changed ones on update. Returns the values to be stored. */
export function resolverFor(resource: string, translate: Translate, base: () => Row | undefined): Resolver<FormValues> {
  return (typed) => {
    const values = emptiedValues(typed)
    const row = base()
    const { create, update } = definitionOf(resource)
    const result = row
      ? update.safeParse({ ...changedFields(resource, values, row), version: row.version }, { reportInput: true })
      : create.safeParse(givenFields(resource, values), { reportInput: true })
    const differing = differingRepetitions(resource, values)
    const sent: FormValues = result.success ? (result.data as FormValues) : {}
    // Checks across fields run once each field is valid.
    const wrong = result.success
      ? (definitionOf(resource).check?.({ ...row, ...sent }) ?? []).filter(({ path }) => !row || (path.split('.')[0] ?? '') in sent)
      : problemsOf(result.error)
    if (differing.length === 0 && wrong.length === 0) return { values: { ...values, ...sent }, errors: {} }
    const errors: FieldErrors<FormValues> = {}
    for (const place of differing) set(errors, place, { type: 'repetition', message: translate('validation.passwordDiffers') })
    for (const { path, key, params } of wrong) set(errors, path, { type: 'schema', message: translate(key, params) })
    return { values: {}, errors }
  }
}
