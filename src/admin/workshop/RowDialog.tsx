import { useState } from 'react'
import { useCreate, useUpdate } from 'react-admin'
import { useForm } from 'react-hook-form'
import type { Row } from '../core/definition.ts'
import { FieldsDialog } from '../core/form/FieldsDialog.tsx'
import { resolverFor, type FormValues } from '../core/form/resolver.ts'
import { initialValues, rowValues } from '../core/form/visibleFields.ts'
import { useI18n } from '../core/useI18n.ts'

interface RowDialogProps {
  resource: string
  title: string
  fields: readonly string[]
  /** The row to change; without one a new row is created. */
  row?: Row | undefined
  /** Further values of a new row. */
  known?: FormValues
  /** Loads the page behind, which has the present version before the dialog is gone, for whatever is pressed next. */
  onDone: () => unknown
  onClose: () => void
}

/** A few fields of a row in a dialog, without leaving the page. */
export function RowDialog({ resource, title, fields, row, known = {}, onDone, onClose }: RowDialogProps) {
  const { translate } = useI18n()
  const [key] = useState(() => crypto.randomUUID())
  const [base] = useState(row)
  const [create] = useCreate()
  const [update] = useUpdate()
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: base ? rowValues(resource, base) : { ...initialValues(resource), ...known },
    resolver: resolverFor(resource, translate, () => base),
  })
  const send = async (data: FormValues) => {
    await (base
      ? update(resource, { id: base.id, data: { ...data, version: base.version }, previousData: base }, { returnPromise: true })
      : create(resource, { data, meta: { idempotencyKey: key } }, { returnPromise: true }))
    await onDone()
  }
  return (
    <FieldsDialog
      resource={resource}
      title={title}
      fields={fields}
      row={base}
      form={form}
      first={fields[0] ?? ''}
      save={translate('admin.form.save')}
      send={send}
      onFailed={({ status }) => {
        // After a conflict the page behind shows the present row.
        if (status === 409) onDone()
      }}
      onClose={onClose}
    />
  )
}
