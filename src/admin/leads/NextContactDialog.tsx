import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useUpdate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { HttpError } from '../../http/index.ts'
import type { Row } from '../core/definition.ts'
import { FieldInput } from '../../fields/adminFieldInput.tsx'
import { fieldsOf } from '../core/definition.ts'
import { useI18n } from '../core/useI18n.ts'

const requested = ['dueAt', 'channel', 'contactResult'] as const

/** The next contact of a lead, its method, and its result; the assigned person is reminded. */
export function NextContactDialog({ followUp, onClose }: { followUp: Row; onClose: () => void }) {
  const { translate } = useI18n()
  const id = useId()
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
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{translate('admin.lead.nextTitle')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>{translate('admin.lead.nextText')}</Typography>
          <FormProvider {...form}>
            <Box sx={{ display: 'grid', gap: 2 }}>
              {requested.map((name) => {
                const field = fields[name]
                return field && <FieldInput key={name} field={field} name={name} resource="followUps" />
              })}
            </Box>
          </FormProvider>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {translate('admin.form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
