import { useState } from 'react'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import type { CustomerOrder } from '../../schema/payments/calls/payments.ts'
import { tamaraOrderCancel } from '../../schema/payments/calls.ts'
import { Choice } from '../core/parts/Choice.tsx'
import { Dialog } from '../core/parts/Dialog.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { useAsking } from '../appointments/index.ts'

const reasons = ['otherWay', 'notNeeded', 'mistake'] as const

interface CancelOrderProps {
  order: CustomerOrder
  onClose: () => void
  onDone: (answer: OutputOf<'tamaraOrder'>) => void
}

/** Cancels an order with a reason. */
export function CancelOrder({ order, onClose, onDone }: CancelOrderProps) {
  const t = useTranslate()
  const call = useAsking()
  const [reason, setReason] = useState<(typeof reasons)[number]>()
  const { send, complaint, complain } = useSending(async () => {
    if (!reason) return
    onDone(await call(tamaraOrderCancel, { orderId: order.orderId, reason: t(`landing.tamara.reasons.${reason}`) }, { blocking: true }))
  })
  return (
    <Dialog title={t('landing.tamara.cancelTitle')} onClose={onClose}>
      <div className="stack">
        <p className="muted">{t('landing.tamara.cancelText')}</p>
        <fieldset className="choices">
          <legend className="out-of-sight">{t('landing.tamara.cancelTitle')}</legend>
          {reasons.map((one) => (
            <Choice
              key={one}
              name="reason"
              title={t(`landing.tamara.reasons.${one}`)}
              checked={reason === one}
              onChange={() => {
                setReason(one)
                complain(undefined)
              }}
            />
          ))}
        </fieldset>
        <p className="field-error" role="alert">
          {complaint}
        </p>
        <div className="stack-tight">
          <button
            type="button"
            className="button button-danger button-danger-sure button-wide"
            onClick={press(() => (reason ? send() : complain(t('landing.tamara.reasonMissing'))))}
          >
            {t('landing.tamara.cancelConfirm')}
          </button>
          <button type="button" className="button button-quiet button-wide" onClick={onClose}>
            {t('landing.tamara.keep')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
