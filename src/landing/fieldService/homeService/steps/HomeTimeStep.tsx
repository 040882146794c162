import { useEffect, useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { DayStrip, SlotPicker } from '../../../appointments/index.ts'
import { Missing } from '../../../core/parts/Missing.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useCall } from '../../../core/useCall.ts'
import { useHome } from '../home.tsx'
import { NotCovered } from '../NotCovered.tsx'
import { homeServiceAvailability } from '../../../../schema/fieldService/calls.ts'

/** The step for day and hour; starts on the first day with a free hour. */
export function HomeTimeStep() {
  const t = useTranslate()
  const { draft, change, next, days } = useHome()
  const [complaint, setComplaint] = useState<string>()
  const { date, slotAt, place } = draft
  const hours = useCall(homeServiceAvailability, date && place.point ? { lat: place.point.lat, lng: place.point.lng, date } : undefined)
  const firstFree = days.data?.days.find(({ available }) => available)?.date
  useEffect(() => {
    if (!date && firstFree) change({ date: firstFree })
  }, [date, firstFree, change])
  return (
    <StepForm
      title={t('landing.home.time.title')}
      text={t('landing.home.time.text')}
      complaint={complaint}
      onNext={() => (slotAt ? next() : setComplaint(t('landing.time.missing')))}
    >
      {days.failed && <Missing again={days.again} />}
      {days.data?.reason ? (
        <NotCovered location={days.data.location} />
      ) : (
        <>
          <fieldset>
            <legend className="part-title">{t('landing.time.day')}</legend>
            <DayStrip days={days.data?.days} date={date} onChange={(chosen) => change({ date: chosen, slotAt: undefined })} />
          </fieldset>
          {hours.failed && <Missing again={hours.again} />}
          {date && !hours.failed && (
            <SlotPicker
              date={date}
              slots={hours.data?.slots}
              startAt={slotAt}
              onChange={({ start }) => {
                setComplaint(undefined)
                change({ slotAt: start })
              }}
            />
          )}
        </>
      )}
    </StepForm>
  )
}
