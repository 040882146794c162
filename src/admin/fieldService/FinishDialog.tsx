import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { press } from '../../http/index.ts'
import type { FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { fieldsOf } from '../core/definition.ts'
import { isHelp, outcomesOf, outcomeWord } from './fieldRequestTexts.ts'
import { partOf } from '../../fields/admin.ts'
import { useI18n } from '../core/useI18n.ts'
import type { StepRequest } from './useSteps.ts'

interface FinishDialogProps {
  fieldRequest: FieldRequest
  onClose: () => void
  /** Returns messages by field, or null when it is done. */
  onFinish: (request: StepRequest & { outcome: string }) => Promise<Record<string, string> | null>
}
type Typed = { outcome: string; photos: string[]; driverNote: string | null }

/** Closes a field request with an outcome, and optional pictures and a note. */
export function FinishDialog({ fieldRequest, onClose, onFinish }: FinishDialogProps) {
  const i18n = useI18n()
  const { translate } = i18n
  const id = useId()
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const { kind, arrivedAt } = fieldRequest
  const form = useForm<Typed>({ defaultValues: { outcome: '', photos: fieldRequest.photos, driverNote: fieldRequest.driverNote } })
  const outcome = form.watch('outcome')
  const problem = form.formState.errors.outcome?.message
  const submit = form.handleSubmit(async (typed) => {
    if (!typed.outcome) return form.setError('outcome', { message: translate('validation.outcomeNeeded') })
    const photos = typed.photos.filter((one) => !fieldRequest.photos.includes(one))
    const refused = await onFinish({ outcome: typed.outcome, driverNote: typed.driverNote?.trim() || null, photos })
    if (refused === null) return onClose()
    for (const [field, message] of Object.entries(refused)) form.setError(field in typed ? (field as keyof Typed) : 'outcome', { message })
  })
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={phone} maxWidth="sm" aria-labelledby={id}>
      <FormProvider {...form}>
        <form noValidate style={{ display: 'contents' }} onSubmit={press(submit)}>
          <DialogTitle id={id}>{translate('admin.driving.finishTitle')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
            <div>
              <RadioGroup aria-label={translate('admin.driving.outcome')} value={outcome}>
                {outcomesOf(kind).map((one) => {
                  const barred = isHelp(one) && !arrivedAt
                  return (
                    <FormControlLabel
                      key={one}
                      value={one}
                      disabled={barred}
                      control={<Radio />}
                      label={outcomeWord(i18n, kind, one) + (barred ? ` – ${translate('admin.driving.arriveFirst')}` : '')}
                      onChange={() => {
                        form.setValue('outcome', one)
                        form.clearErrors('outcome')
                      }}
                      sx={{ minBlockSize: 48, marginInline: 0 }}
                    />
                  )
                })}
              </RadioGroup>
              {problem && (
                <FormHelperText error role="alert">
                  {problem}
                </FormHelperText>
              )}
            </div>
            {(['photos', 'driverNote'] as const).map((name) => {
              const field = fieldsOf(kind)[name]
              if (!field) return null
              const { Input } = partOf(field)
              return <Input key={name} field={{ ...field, required: false }} name={name} resource={kind} />
            })}
          </DialogContent>
          <DialogActions sx={{ '& .MuiButton-root': { minHeight: 48 }, '& .MuiButton-contained': { flex: { xs: 1, sm: 'none' } } }}>
            <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate('admin.driving.finish')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
