import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { press } from '../../http/index.ts'
import type { FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { fieldsOf } from '../core/definition.ts'
import { partOf } from '../../fields/admin.ts'
import { useI18n } from '../core/useI18n.ts'
import type { StepRequest } from './useSteps.ts'

interface PhotosDialogProps {
  fieldRequest: FieldRequest
  onClose: () => void
  onSave: (request: StepRequest) => Promise<Record<string, string> | null>
}

/** Adds pictures and a note during a job. */
export function PhotosDialog({ fieldRequest, onClose, onSave }: PhotosDialogProps) {
  const { translate } = useI18n()
  const id = useId()
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const form = useForm<{ photos: string[]; driverNote: string | null }>({
    defaultValues: { photos: fieldRequest.photos, driverNote: fieldRequest.driverNote },
  })
  const submit = form.handleSubmit(async ({ photos, driverNote }) => {
    const refused = await onSave({
      photos: photos.filter((one) => !fieldRequest.photos.includes(one)),
      driverNote: driverNote?.trim() || null,
    })
    if (refused === null) return onClose()
    for (const [field, message] of Object.entries(refused)) form.setError(field === 'photos' ? 'photos' : 'driverNote', { message })
  })
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={phone} maxWidth="sm" aria-labelledby={id}>
      <FormProvider {...form}>
        <form noValidate style={{ display: 'contents' }} onSubmit={press(submit)}>
          <DialogTitle id={id}>{translate('admin.driving.photosTitle')}</DialogTitle>
          <DialogContent>
            <Box sx={{ display: 'grid', gap: 2.5, paddingBlockStart: 0.5 }}>
              {(['photos', 'driverNote'] as const).map((name) => {
                const field = fieldsOf(fieldRequest.kind)[name]
                if (!field) return null
                const { Input } = partOf(field)
                return <Input key={name} field={{ ...field, required: false }} name={name} resource={fieldRequest.kind} />
              })}
            </Box>
          </DialogContent>
          <DialogActions sx={{ '& .MuiButton-root': { minHeight: 48 }, '& .MuiButton-contained': { flex: { xs: 1, sm: 'none' } } }}>
            <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate('admin.form.save')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
