import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { HttpError, press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { RowMakerHere } from '../core/form/RowMakerHere.tsx'
import { useI18n } from '../core/useI18n.ts'
import { conversionOf, firstConversion, missingOf, type Conversion, type Preparation } from './conversion.ts'
import { ConvertFields } from './ConvertFields.tsx'
import { leadConversion, convertLead } from '../../schema/leads/calls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

interface ConvertDialogProps {
  row: Row
  onClose: () => void
}

/** Converts a lead to a booking or test drive in one step, with known values filled in. */
export function ConvertDialog({ row, onClose }: ConvertDialogProps) {
  const { translate } = useI18n()
  const id = useId()
  const known = useQuery({
    queryKey: ['leads', 'conversion', row.id],
    queryFn: ({ signal }) => client.call(leadConversion, {}, { params: { id: row.id }, signal }),
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {translate(known.data?.type === 'service' ? 'admin.lead.convert.serviceTitle' : 'admin.lead.convert.testDriveTitle')}
      </DialogTitle>
      {known.data ? (
        <RowMakerHere>
          <ConvertForm row={row} known={known.data} onClose={onClose} />
        </RowMakerHere>
      ) : (
        <>
          <DialogContent>{!known.isError && <Skeleton variant="rounded" height={240} />}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function ConvertForm({ row, known, onClose }: ConvertDialogProps & { known: Preparation }) {
  const { translate } = useI18n()
  const queries = useQueryClient()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [refused, setRefused] = useState<string | null>(null)
  const form = useForm<Conversion>({ defaultValues: firstConversion(known) })
  const submit = form.handleSubmit(async (values) => {
    setRefused(null)
    const missing = missingOf(known, values)
    if (known.type === 'service' && values.services.length === 0) missing.push(['services', 'validation.chooseService'])
    for (const [name, why] of missing) form.setError(name, { message: translate(why) })
    if (missing.length > 0) return
    try {
      await client.call(convertLead, conversionOf(known, values, row.version), {
        params: { id: row.id },
        idempotencyKey: key,
        quiet: 'silent',
      })
      onClose()
      await queries.invalidateQueries()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      // A booking that was made although its answer was lost is not made again; what was refused was not written.
      if (failure.code === 'keyReused') setKey(crypto.randomUUID())
      setRefused(failure.message)
      for (const [path, message] of Object.entries(failure.fields)) form.setError(path.split('.').at(-1) ?? path, { message })
      if (failure.code === 'slotTaken') await queries.invalidateQueries({ queryKey: ['slots'] })
    }
  })
  return (
    <FormProvider {...form}>
      <form noValidate style={{ display: 'contents' }} onSubmit={press(submit)}>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {refused && (
            <Alert severity="error" role="alert">
              {refused}
            </Alert>
          )}
          <ConvertFields row={row} known={known} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('admin.lead.convert.book')}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  )
}
