import { useCallback, useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { TimePicker, type ChosenTime } from '../../calendar/TimePicker.tsx'
import { AdvisorChoice } from '../AdvisorChoice.tsx'
import { dayOf } from '../../../../schema/core/time/zone.ts'
import { useRegion } from '../../../core/useFormat.ts'
import { TakenNotice } from '../../hold/TakenNotice.tsx'
import { useBooking } from '../booking.tsx'
import { questionOf } from '../draft.ts'
import { StepForm } from '../../../core/steps/StepForm.tsx'

/** The step for day and time. */
export function TimeStep() {
  const t = useTranslate()
  const { draft, change, next, lost } = useBooking()
  const { timeZone } = useRegion()
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
      complaint={complaint}
      onNext={() => (draft.startAt ? next() : setComplaint(t('landing.time.missing')))}
    >
      {lost.next.length > 0 && !draft.startAt && (
        <TakenNotice slots={lost.next} onChoose={({ start }) => change({ startAt: start, date: dayOf(start, timeZone) })} />
      )}
      <AdvisorChoice />
      <TimePicker question={questionOf(draft)} chosen={{ date: draft.date, startAt: draft.startAt }} onChange={choose} round={lost.times} />
    </StepForm>
  )
}
