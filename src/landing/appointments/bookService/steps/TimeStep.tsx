import { useCallback, useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { TimePicker, type ChosenTime } from '../../calendar/TimePicker.tsx'
import { AdvisorChoice } from '../AdvisorChoice.tsx'
import { useBooking } from '../booking.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'

/** The step for day and time. */
export function TimeStep() {
  const t = useTranslate()
  const { draft, change, next, lost } = useBooking()
  const [complaint, setComplaint] = useState<string>()
  const choose = useCallback(
    (chosen: ChosenTime) => {
      setComplaint(undefined)
      change(chosen)
    },
    [change],
  )
  return (
    <StepForm
      title={t('landing.time.title')}
      complaint={complaint ?? (lost > 0 && !draft.startAt ? t('landing.book.hold.gone') : undefined)}
      onNext={() => (draft.startAt ? next() : setComplaint(t('landing.time.missing')))}
    >
      <AdvisorChoice />
      <TimePicker
        locationId={draft.locationId ?? ''}
        services={draft.services}
        advisorId={draft.advisorId}
        chosen={{ date: draft.date, startAt: draft.startAt }}
        onChange={choose}
        round={lost}
      />
    </StepForm>
  )
}
