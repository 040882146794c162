import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { press } from '../../../http/index.ts'
import { useI18n } from '../useI18n.ts'

interface StepFormProps {
  form: UseFormReturn<Record<string, unknown>>
  onSubmit: () => Promise<unknown>
  onClose: () => void
  disabled?: boolean
  children: ReactNode
}

/** The frame of a step: inputs, back and continue. */
export function StepForm({ form, onSubmit, onClose, disabled, children }: StepFormProps) {
  const { translate } = useI18n()
  return (
    <form noValidate onSubmit={press(onSubmit)}>
      <DialogContent sx={{ paddingBlockStart: 0.5 }}>
        <FormProvider {...form}>
          <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
        </FormProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={disabled ?? false}>
          {translate('admin.bulk.check')}
        </Button>
      </DialogActions>
    </form>
  )
}
