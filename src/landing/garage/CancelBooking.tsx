import { useState } from 'react'
import { HttpError } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { deleteAppointment } from '../../schema/appointments/calls.ts'
import type { CustomerAppointment } from '../../schema/appointments/index.ts'
import { landingFields } from '../../fields/landing.ts'
import { Choice } from '../core/parts/Choice.tsx'
import { Note } from '../core/parts/Note.tsx'
import { StepForm, stepReasonId } from '../core/steps/StepForm.tsx'
import { useAsking } from '../appointments/index.ts'
import { Conflict, currentOf } from './Conflict.tsx'
import { MoneyOnCancel } from '../payments/index.ts'
import type { ChangeProps } from './MoveBooking.tsx'

const reasons = ['time', 'elsewhere', 'notNeeded', 'other'] as const
const OwnWords = landingFields.text
const reasonLength = { max: 400 }

/** Cancels a booking with a reason. */
export function CancelBooking({ appointment, orders, onBack, onChanged, onMove }: ChangeProps) {
  const t = useTranslate()
  const ask = useAsking()
  const [reason, setReason] = useState<(typeof reasons)[number]>()
  const [words, setWords] = useState('')
  const [current, setCurrent] = useState<CustomerAppointment>()
  const [complaint, setComplaint] = useState<string>()

  const cancel = async (version: number) => {
    if (!reason || (reason === 'other' && !words.trim())) return setComplaint(t('landing.manage.reasonMissing'))
    try {
      const details = reason === 'other' ? words.trim() : t(`landing.manage.reasons.${reason}`)
      await ask(deleteAppointment, { id: appointment.id, version, reason: details }, { blocking: true })
      onChanged()
    } catch (failure) {
      setCurrent(currentOf(failure))
      if (failure instanceof HttpError && failure.code !== 'staleVersion') setComplaint(failure.message)
    }
  }
  if (current)
    return (
      <Conflict
        current={current}
        request={t('landing.manage.closure.cancelled')}
        onKeep={onChanged}
        onInsist={() => cancel(current.version)}
      />
    )
  return (
    <StepForm
      title={t('landing.manage.cancelTitle')}
      text={t('landing.manage.cancelText')}
      complaint={complaint}
      onNext={() => cancel(appointment.version)}
    >
      <fieldset className="choices">
        <legend className="out-of-sight">{t('landing.manage.cancelTitle')}</legend>
        {reasons.map((one) => (
          <Choice
            key={one}
            name="reason"
            title={t(`landing.manage.reasons.${one}`)}
            checked={reason === one}
            onChange={() => {
              setReason(one)
              setComplaint(undefined)
            }}
          />
        ))}
      </fieldset>
      {reason === 'time' && (
        <Note icon="clock">
          <div className="stack-tight">
            <p>{t('landing.manage.moveInstead')}</p>
            <button type="button" className="button button-primary" onClick={onMove}>
              {t('landing.manage.move')}
            </button>
          </div>
        </Note>
      )}
      {reason === 'other' && (
        <OwnWords id="reason" label={t('landing.manage.ownWords')} required config={reasonLength} value={words} onChange={setWords} />
      )}
      <MoneyOnCancel orders={orders} refundUntil={appointment.deposit?.refundUntil} />
      <p id={stepReasonId} className="field-error" role="alert" />
      <div className="stack-tight">
        <button type="submit" className="button button-danger button-danger-sure button-wide">
          {t('landing.manage.cancelConfirm')}
        </button>
        <button type="button" className="button button-quiet button-wide" onClick={onBack}>
          {t('landing.manage.keep')}
        </button>
      </div>
    </StepForm>
  )
}
