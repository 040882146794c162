import Box from '@mui/material/Box'
import { useState } from 'react'
import type { OutputOf } from '../../schema/endpoints.ts'
import { redeemPoints } from '../../schema/loyalty/calls.ts'
import { client } from '../core/client.ts'
import { Amount } from '../core/parts/Code.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { FormDialog } from '../core/form/FormDialog.tsx'
import { PointsInput } from './PointsInput.tsx'
import { wholeOf } from './wholeOf.ts'

interface RedeemDialogProps {
  bookingId: string
  points: OutputOf<'bookingPoints'>
  onClose: () => void
}

/** Asks how many points to redeem, with their value and what is left to pay. */
export function RedeemDialog({ bookingId, points: { balance, due, currency, pointValue, limit }, onClose }: RedeemDialogProps) {
  const { translate, format } = useI18n()
  const { run } = useRowAction('appointments')
  const [typed, setTyped] = useState(String(limit))
  const [error, setError] = useState<string>()
  const [key] = useState(() => crypto.randomUUID())
  const points = wholeOf(typed)
  const fits = points !== undefined && points >= 1 && points <= limit
  const submit = async () => {
    if (!fits) return setError(translate('admin.loyalty.wrong', { max: format.number(limit) }))
    const refused = await run(() => client.call(redeemPoints, { points }, { params: { id: bookingId }, idempotencyKey: key }))
    if (refused === null) onClose()
    else setError(refused['points'])
  }
  const worth = fits ? points * pointValue : 0
  const facts = [
    ['hasBalance', translate('admin.loyalty.balance', { smart_count: balance, count: format.number(balance) })],
    ['due', format.money(due, currency)],
    ['value', format.money(-worth, currency)],
    ['left', format.money(due - worth, currency)],
  ] as const
  return (
    <FormDialog title={translate('admin.loyalty.redeem')} confirm={translate('admin.loyalty.redeem')} onSubmit={submit} onClose={onClose}>
      <PointsInput
        value={typed}
        onChange={setTyped}
        error={error}
        about={translate('admin.loyalty.limit', { count: format.number(limit) })}
      />
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr max-content',
          columnGap: 3,
          rowGap: 0.75,
          margin: 0,
          '& dd': { margin: 0, textAlign: 'end' },
          '& > :nth-last-of-type(1)': { fontWeight: 650 },
        }}
      >
        {facts.map(([name, text]) => [
          <dt key={name}>{translate(`admin.loyalty.${name}`)}</dt>,
          <dd key={`${name}-value`}>
            <Amount>{text}</Amount>
          </dd>,
        ])}
      </Box>
    </FormDialog>
  )
}
