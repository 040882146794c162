import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useCreate, useDelete, useUpdate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { HttpError, press } from '../../../http/index.ts'
import type { Row } from '../../core/definition.ts'
import { FormField } from '../../core/form/FormField.tsx'
import { resolverFor, type FormValues } from '../../core/form/resolver.ts'
import { twoColumns } from '../../core/form/FormSection.tsx'
import { useMay } from '../../core/rights.ts'
import { nounOf, useI18n } from '../../core/useI18n.ts'

interface BlockDialogProps {
  /** A new one's place and time, or an existing one. */
  block: FormValues & { id?: string; version?: number }
  onClose: () => void
  onDone: () => unknown
}
const requested = ['startAt', 'endAt', 'staffId', 'bay', 'reason', 'note'] as const

/** Creates or changes blocked time. Bookings in conflict are named, and the input is kept. */
export function BlockDialog({ block, onClose, onDone }: BlockDialogProps) {
  const { translate } = useI18n()
  const id = useId()
  const may = useMay()
  const [refused, setRefused] = useState('')
  const [create] = useCreate()
  const [update] = useUpdate()
  const [remove] = useDelete()
  const there = block.id !== undefined
  const form = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: { reason: 'break', staffId: null, bay: null, note: null, ...block },
    resolver: resolverFor('blockedTimes', translate, () => (there ? (block as Row) : undefined)),
  })
  const attempt = async (work: () => Promise<unknown>) => {
    setRefused('')
    try {
      await work()
      onDone()
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      const messages = Object.entries(failure.fields)
      for (const [name, message] of messages) form.setError(name, { type: 'server', message })
      if (messages.length === 0) setRefused(failure.message)
    }
  }
  const key = { returnPromise: true } as const
  const save = (data: FormValues) =>
    attempt(() =>
      there ? update('blockedTimes', { id: block.id ?? '', data, previousData: block as Row }, key) : create('blockedTimes', { data }, key),
    )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <FormProvider {...form}>
        <form noValidate style={{ display: 'contents' }} onSubmit={press(() => form.handleSubmit(save)())}>
          <DialogTitle id={id}>{there ? nounOf(translate, 'blockedTimes', 1) : translate('admin.calendar.block')}</DialogTitle>
          <DialogContent>
            <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>{translate('admin.calendar.blockText')}</Typography>
            {refused && (
              <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
                {refused}
              </Alert>
            )}
            <Box sx={twoColumns}>
              {requested.map((name) => (
                <FormField key={name} resource="blockedTimes" name={name} row={undefined} />
              ))}
            </Box>
          </DialogContent>
          <DialogActions>
            {there && may('delete', 'blockedTimes', block) && (
              <Button
                color="error"
                sx={{ marginInlineEnd: 'auto' }}
                onClick={press(() => attempt(() => remove('blockedTimes', { id: block.id ?? '', previousData: block as Row }, key)))}
              >
                {translate('admin.calendar.unblock')}
              </Button>
            )}
            <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate(there ? 'admin.form.save' : 'admin.calendar.block')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
