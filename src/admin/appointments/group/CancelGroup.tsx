import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { HttpError } from '../../../http/index.ts'
import { cancelGroup } from '../../../schema/appointments/calls.ts'
import { client } from '../../core/client.ts'
import { LineInput } from '../../core/fields/LineInput.tsx'
import { FormDialog } from '../../core/form/FormDialog.tsx'
import { useI18n } from '../../core/useI18n.ts'

/** Cancels all bookings that were made together and have not begun, with the reason. */
export function CancelGroup({ groupRef, onClose }: { groupRef: string; onClose: () => void }) {
  const { translate } = useI18n()
  const notify = useNotify()
  const queries = useQueryClient()
  const form = useForm<Record<string, unknown>>({ defaultValues: { closeReason: '' } })
  const submit = form.handleSubmit(async ({ closeReason }) => {
    const reason = String(closeReason ?? '').trim()
    if (reason === '') return form.setError('closeReason', { message: translate('validation.required') }, { shouldFocus: true })
    try {
      const { successMessage } = await client.call(cancelGroup, { reason }, { params: { ref: groupRef }, quiet: 'silent' })
      void queries.invalidateQueries({ queryKey: ['appointments'] })
      if (successMessage) notify(successMessage, { type: 'success' })
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      form.setError('closeReason', { message: failure.message || translate('errors.offline') })
    }
  })
  return (
    <FormDialog
      title={translate('admin.group.cancelTitle')}
      confirm={translate('admin.closure.confirm')}
      color="error"
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{translate('admin.group.cancelText', { ref: groupRef })}</Typography>
      <FormProvider {...form}>
        <LineInput name="closeReason" resource="appointments" required lines={2} />
      </FormProvider>
    </FormDialog>
  )
}
