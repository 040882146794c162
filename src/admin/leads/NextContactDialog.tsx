import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useUpdate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { HttpError } from '../../http/index.ts'
import type { Row } from '../core/definition.ts'
import { FieldInput } from '../../fields/adminFieldInput.tsx'
import { fieldsOf } from '../core/definition.ts'
import { useI18n } from '../core/useI18n.ts'
import { FormDialog } from '../core/form/FormDialog.tsx'

const requested = ['dueAt', 'channel', 'contactResult'] as const

/** The next contact of a lead, its method, and its result; the assigned person is reminded. */
export function NextContactDialog({ followUp, onClose }: { followUp: Row; onClose: () => void }) {
  const { translate } = useI18n()
  const [update] = useUpdate()
  const fields = fieldsOf('followUps')
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(requested.map((name) => [name, followUp[name] ?? null])),
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      const data = { ...followUp, ...values, version: followUp.version }
      await update('followUps', { id: followUp.id, data, previousData: followUp }, { returnPromise: true })
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      for (const [name, message] of Object.entries(failure.fields)) form.setError(name, { message })
    }
  })
  return (
    <FormDialog title={translate('admin.lead.nextTitle')} confirm={translate('admin.form.save')} onSubmit={submit} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary' }}>{translate('admin.lead.nextText')}</Typography>
      <FormProvider {...form}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {requested.map((name) => {
            const field = fields[name]
            return field && <FieldInput key={name} field={field} name={name} resource="followUps" />
          })}
        </Box>
      </FormProvider>
    </FormDialog>
  )
}
