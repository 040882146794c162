import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCreate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { isNeeded } from '../../../schema/core/resource.ts'
import { fieldsOf } from '../definition.ts'
import type { RowRequest } from '../fields/rowMaking.ts'
import { nounOf, useI18n } from '../useI18n.ts'
import { FieldsDialog } from './FieldsDialog.tsx'
import { firstValues } from './firstValues.ts'
import { resolverFor, type FormValues } from './resolver.ts'
import { formSections } from './visibleFields.ts'

/** Creates a row inside another form: required fields first, all on request; it is chosen once saved. */
export function MakeDialog({ request, onClose }: { request: RowRequest; onClose: () => void }) {
  const { target, typed, known, onMade } = request
  const { translate } = useI18n()
  const [all, setAll] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const [create] = useCreate()
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: firstValues(target, typed, known),
    resolver: resolverFor(target, translate, () => undefined),
  })
  const every = formSections(target, undefined).flatMap(({ fields }) => fields)
  const fields = fieldsOf(target)
  // A field that another one stands in for, and that one: whichever the person knows.
  const either = Object.entries(fields).flatMap(([name, { neededWithout }]) => (neededWithout ? [name, neededWithout.field] : []))
  const needed = every.filter((name) => {
    const { required, compulsory, derived, initial } = fields[name] ?? {}
    const needs = either.includes(name) || isNeeded(fields[name], form.getValues(), fields)
    return (required || compulsory || needs) && !derived && initial === undefined
  })
  const shown = all || needed.length === 0 ? [...needed, ...every.filter((name) => !needed.includes(name))] : needed
  // The text typed into the search is filled in already; the focus goes to the first empty field.
  const first = shown.find((name) => (form.getValues(name) ?? '') === '') ?? shown[0] ?? ''
  const send = async (data: FormValues) => {
    const made: unknown = await create(target, { data, meta: { idempotencyKey: key } }, { returnPromise: true })
    onMade(String((made as { id: unknown }).id))
  }
  return (
    <FieldsDialog
      resource={target}
      title={translate('admin.form.newTitle', { name: nounOf(translate, target, 1) })}
      fields={shown}
      form={form}
      first={first}
      save={translate('admin.form.saveAndChoose')}
      more={
        needed.length > 0 && needed.length < every.length ? (
          <Button aria-pressed={all} onClick={() => setAll(!all)} sx={{ marginInlineEnd: 'auto' }}>
            {translate(all ? 'admin.form.fewerFields' : 'admin.form.allFields')}
          </Button>
        ) : undefined
      }
      send={send}
      onRefused={(names) => {
        if (names.some((name) => !shown.includes(name))) setAll(true)
      }}
      onClose={onClose}
    />
  )
}
