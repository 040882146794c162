import { useState } from 'react'
import { HttpError } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { moveAppointment } from '../../schema/appointments/calls.ts'
import type { CustomerAppointment } from '../../schema/appointments/index.ts'
import type { CustomerOrder } from '../../schema/payments/index.ts'
import { TimePicker, type ChosenTime, useAsking } from '../appointments/index.ts'
import { StepBar } from '../core/steps/StepBar.tsx'
import { StepForm } from '../core/steps/StepForm.tsx'
import { useFormat } from '../core/useFormat.ts'
import { Conflict, currentOf } from './Conflict.tsx'

/** Props of the changes to a booking. */
export interface ChangeProps {
  appointment: CustomerAppointment
  orders: readonly CustomerOrder[]
  onBack: () => void
  onChanged: () => void
  /** Goes to another time for the booking instead. */
  onMove: () => void
}

/** Another time for a booking, with the same advisor or any. */
export function MoveBooking({ appointment, onBack, onChanged }: ChangeProps) {
  const t = useTranslate()
  const ask = useAsking()
  const format = useFormat()
  const [chosen, setChosen] = useState<ChosenTime>({ date: undefined, startAt: undefined })
  const [advisorId, setAdvisorId] = useState(appointment.advisor?.id ?? null)
  const [current, setCurrent] = useState<CustomerAppointment>()
  const [complaint, setComplaint] = useState<string>()
  const [round, setRound] = useState(0)
  const { type, driveCar, location } = appointment
  const work =
    type === 'testDrive'
      ? { type, ...(driveCar ? { driveCarId: driveCar.id } : {}) }
      : { services: appointment.services.map(({ code }) => code).join(',') }
  const question = { locationId: location.id, ...work, ...(advisorId ? { advisorId } : {}) }

  const move = async (version: number) => {
    if (!chosen.startAt) return setComplaint(t('landing.time.missing'))
    setComplaint(undefined)
    try {
      await ask(moveAppointment, { version, startAt: chosen.startAt, advisorId }, { params: { id: appointment.id }, blocking: true })
      onChanged()
    } catch (failure) {
      setCurrent(currentOf(failure))
      if (failure instanceof HttpError) setComplaint(failure.code === 'staleVersion' ? undefined : failure.message)
      if (failure instanceof HttpError && failure.code === 'slotTaken') {
        setChosen({ date: chosen.date, startAt: undefined })
        setRound((last) => last + 1)
      }
    }
  }
  const request = chosen.startAt ? `${format.longDay(chosen.startAt)} ${format.time(chosen.startAt)}` : ''
  if (current) return <Conflict current={current} request={request} onKeep={onChanged} onInsist={() => move(current.version)} />
  return (
    <>
      <StepForm
        title={t('landing.manage.moveTitle')}
        text={t('landing.manage.moveText', { time: `${format.longDay(appointment.startAt)} ${format.time(appointment.startAt)}` })}
        complaint={complaint}
        onNext={() => move(appointment.version)}
      >
        {appointment.advisor && (
          <fieldset>
            <legend className="part-title">{t('landing.book.place.advisor')}</legend>
            <div className="chips">
              <label className="slot chip">
                <input
                  type="radio"
                  name="advisor"
                  checked={advisorId !== null}
                  onChange={() => setAdvisorId(appointment.advisor?.id ?? null)}
                />
                <span>{t('landing.manage.sameAdvisor')}</span>
              </label>
              <label className="slot chip">
                <input type="radio" name="advisor" checked={advisorId === null} onChange={() => setAdvisorId(null)} />
                <span>{t('landing.book.place.any')}</span>
              </label>
            </div>
          </fieldset>
        )}
        <TimePicker question={question} chosen={chosen} round={round} onChange={setChosen} />
      </StepForm>
      <StepBar label={t('landing.manage.moveConfirm')} onBack={onBack} />
    </>
  )
}
