import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useUpdate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { HttpError } from '../../../http/index.ts'
import { FieldInput } from '../../../fields/adminFieldInput.tsx'
import { fieldsOf, type Row } from '../definition.ts'
import { useI18n } from '../useI18n.ts'
import { FormDialog } from './FormDialog.tsx'

interface RowFieldsDialogProps {
  resource: string
  row: Row
  fields: readonly string[]
  title: string
  text?: string
  onClose: () => void
}

/** Changes a few fields of a row in a dialog, whatever its other fields hold. */
export function RowFieldsDialog({ resource, row, fields, title, text, onClose }: RowFieldsDialogProps) {
  const { translate } = useI18n()
  const [update] = useUpdate()
  const queries = useQueryClient()
  const definitions = fieldsOf(resource)
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(fields.map((name) => [name, row[name] ?? null])),
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      const data = { ...row, ...values, version: row.version }
      await update(resource, { id: row.id, data, previousData: row }, { returnPromise: true })
      await Promise.all([resource, 'audit'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      for (const [name, message] of Object.entries(failure.fields)) form.setError(name, { message })
    }
  })
  return (
    <FormDialog title={title} confirm={translate('admin.form.save')} onSubmit={submit} onClose={onClose}>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      <FormProvider {...form}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {fields.map((name) => {
            const field = definitions[name]
            return field && <FieldInput key={name} field={field} name={name} resource={resource} />
          })}
        </Box>
      </FormProvider>
    </FormDialog>
  )
}
