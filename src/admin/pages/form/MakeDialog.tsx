import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef, useState } from 'react'
import { useCreate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { HttpError } from '../../../http/index.ts'
import { fieldsOf } from '../../definition.ts'
import type { RowWish } from '../../fields/rowMaking.ts'
import { nameOf, useSpeaker } from '../../speaker.ts'
import { firstValues } from './firstValues.ts'
import { focusField } from './focusField.ts'
import { FormField } from './FormField.tsx'
import { twoColumns } from './FormSection.tsx'
import { resolverFor, type FormValues } from './resolver.ts'
import { formSections } from './visibleFields.ts'

/** A new row made where it is needed: what must be said first, everything on wish; it is chosen once it is saved. */
export function MakeDialog({ wish, onClose }: { wish: RowWish; onClose: () => void }) {
  const { target, typed, known, onMade } = wish
  const { translate } = useSpeaker()
  const id = useId()
  const top = useRef<HTMLFormElement>(null)
  const [all, setAll] = useState(false)
  const busy = useRef(false)
  const [key] = useState(() => crypto.randomUUID())
  const [create, { isPending }] = useCreate()
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: firstValues(target, typed, known),
    resolver: resolverFor(target, translate, () => undefined),
  })
  const every = formSections(target, undefined).flatMap(({ fields }) => fields)
  const needed = every.filter((name) => fieldsOf(target)[name]?.required && fieldsOf(target)[name]?.initial === undefined)
  const shown = all || needed.length === 0 ? [...needed, ...every.filter((name) => !needed.includes(name))] : needed
  // What was typed into the search is here already; the person goes on with what is missing.
  const emptyFirst = () => shown.find((name) => (form.getValues(name) ?? '') === '') ?? shown[0] ?? ''
  const refused = (names: string[]) => {
    if (names.some((name) => !shown.includes(name))) setAll(true)
    // After the fields that were hidden are drawn.
    requestAnimationFrame(() => focusField(top.current, names[0] ?? ''))
  }
  const save = async (data: FormValues) => {
    if (busy.current) return
    busy.current = true
    try {
      const made: unknown = await create(target, { data, meta: { idempotencyKey: key } }, { returnPromise: true })
      onMade(String((made as { id: unknown }).id))
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      const messages = Object.entries(failure.fields)
      for (const [path, message] of messages) form.setError(path, { type: 'server', message })
      if (messages.length > 0) refused(messages.map(([path]) => path.split('.')[0] ?? path))
    } finally {
      busy.current = false
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ transition: { onEntered: () => focusField(top.current, emptyFirst()) } }}
    >
      <FormProvider {...form}>
        <form
          ref={top}
          noValidate
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit(save, (errors) => refused(Object.keys(errors)))()
          }}
        >
          <DialogTitle id={id}>{translate('admin.form.newTitle', { name: nameOf(translate, target, 1) })}</DialogTitle>
          <DialogContent>
            <Box sx={{ ...twoColumns, paddingBlockStart: 0.5 }}>
              {shown.map((name) => (
                <FormField key={name} resource={target} name={name} row={undefined} />
              ))}
            </Box>
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            {needed.length > 0 && needed.length < every.length && (
              <Button aria-pressed={all} onClick={() => setAll(!all)} sx={{ marginInlineEnd: 'auto' }}>
                {translate(all ? 'admin.form.fewerFields' : 'admin.form.allFields')}
              </Button>
            )}
            <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate('admin.form.saveAndChoose')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
