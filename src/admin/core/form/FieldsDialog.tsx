import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type ReactNode, useState } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { HttpError, press } from '../../../http/index.ts'
import type { Row } from '../definition.ts'
import { useI18n } from '../useI18n.ts'
import { beginWithField, focusField } from './focusField.ts'
import { FormField } from './FormField.tsx'
import { twoColumns } from './FormSection.tsx'
import type { FormValues } from './resolver.ts'

interface FieldsDialogProps {
  resource: string
  title: string
  fields: readonly string[]
  row?: Row | undefined
  form: UseFormReturn<FormValues>
  /** The field that is focused first. */
  first: string
  save: string
  /** Shown beside the buttons, at the start. */
  more?: ReactNode
  /** Sends the data; errors by field are shown in the dialog. */
  send: (data: FormValues) => Promise<void>
  /** Called before the first refused field is focused, so that hidden fields can be shown. */
  onRefused?: (names: readonly string[]) => void
  onFailed?: (failure: HttpError) => void
  onClose: () => void
}

/** Fields of a row in a dialog, sent once: frame, errors at the fields, buttons. */
export function FieldsDialog({
  resource,
  title,
  fields,
  row,
  form,
  first,
  save,
  more,
  send,
  onRefused,
  onFailed,
  onClose,
}: FieldsDialogProps) {
  const { translate } = useI18n()
  const id = useId()
  const [top, setTop] = useState<HTMLFormElement | null>(null)
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const refused = (names: string[]) => {
    onRefused?.(names)
    // After hidden fields are rendered.
    requestAnimationFrame(() => focusField(top, names[0] ?? ''))
  }
  const submit = async (data: FormValues) => {
    try {
      await send(data)
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      const messages = Object.entries(failure.fields)
      for (const [path, message] of messages) form.setError(path, { type: 'server', message })
      if (messages.length > 0) refused(messages.map(([path]) => path.split('.')[0] ?? path))
      onFailed?.(failure)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={narrow}
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ transition: { onEntered: () => beginWithField(top, first) } }}
    >
      <FormProvider {...form}>
        <form
          ref={setTop}
          noValidate
          style={{ display: 'contents' }}
          onSubmit={press(() => form.handleSubmit(submit, (errors) => refused(Object.keys(errors)))())}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <Box sx={{ ...twoColumns, paddingBlockStart: 0.5 }}>
              {fields.map((name) => (
                <FormField key={name} resource={resource} name={name} row={row} />
              ))}
            </Box>
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            {more}
            <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
            <Button type="submit" variant="contained">
              {save}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
