import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import type { DealerDataProvider } from '../../dataProvider/index.ts'
import type { Totals } from '../../schema/core/money.ts'
import type { Row } from '../core/definition.ts'
import { LineInput } from '../core/fields/LineInput.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { FormDialog } from '../core/form/FormDialog.tsx'

// Source: domain.md. A customer may still come until half an hour after the start. In ms.
const noShowAfter = 30 * 60_000
/** How a pending booking is closed. */
export type Closure = 'cancelled' | 'noShow'

/** Closes a pending booking as cancelled or no-show, with the reason. */
export function ClosureDialog({ row, first = 'cancelled', onClose }: { row: Row; first?: Closure; onClose: () => void }) {
  const { translate, format } = useI18n()
  const id = useId()
  const dataProvider = useDataProvider<DealerDataProvider>()
  const missed = Date.now() > Date.parse(String(row['startAt'])) + noShowAfter
  const [closure, setClosure] = useState<Closure>(first)
  // The deposit is kept by its rule, unless the dealership cancels.
  const late = row['depositState'] === 'paid' && Date.now() > Date.parse(String(row['depositRefundUntil'])) && closure === 'cancelled'
  const [byDealership, setByDealership] = useState(false)
  const form = useForm<Record<string, unknown>>({ defaultValues: { closeReason: '' } })
  const { run } = useRowAction('appointments')
  const submit = form.handleSubmit(async ({ closeReason }) => {
    const reason = String(closeReason ?? '').trim()
    if (reason === '') return form.setError('closeReason', { message: translate('validation.required') }, { shouldFocus: true })
    const refused = await run(() =>
      dataProvider.close('appointments', row.id, { closure, closeReason: reason, ...(late ? { byDealership } : {}), version: row.version }),
    )
    const messages = Object.entries(refused ?? {})
    if (messages.length === 0) onClose()
    for (const [name, message] of messages) form.setError(name, { message })
  })
  return (
    <FormDialog
      title={translate('admin.closure.title', { ref: String(row['ref']) })}
      confirm={translate('admin.closure.confirm')}
      color="error"
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup aria-labelledby={id} value={closure} onChange={(_, word) => setClosure(word as Closure)}>
        <FormControlLabel value="cancelled" control={<Radio size="small" />} label={translate('enumerations.closure.cancelled')} />
        <FormControlLabel
          value="noShow"
          disabled={!missed}
          control={<Radio size="small" />}
          label={missed ? translate('enumerations.closure.noShow') : translate('admin.closure.noShowLater')}
        />
      </RadioGroup>
      {late && (
        <FormControlLabel
          control={<Checkbox checked={byDealership} onChange={(_, checked) => setByDealership(checked)} />}
          label={`${translate('admin.deposit.byDealership')}. ${translate('admin.deposit.late', {
            amount: format.money(Number(row['deposit']), (row['totals'] as Totals).currency),
          })}`}
        />
      )}
      <FormProvider {...form}>
        <LineInput name="closeReason" resource="appointments" required lines={2} />
      </FormProvider>
    </FormDialog>
  )
}
