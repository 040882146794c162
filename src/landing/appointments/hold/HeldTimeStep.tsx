import { useCallback, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { dayOf } from '../../../schema/core/time/zone.ts'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useRegion } from '../../core/useFormat.ts'
import type { TimeQuestion } from '../calendar/DayPicker.tsx'
import { TimePicker, type ChosenTime } from '../calendar/TimePicker.tsx'
import { TakenNotice } from './TakenNotice.tsx'
import type { Lost } from './useHold.ts'

interface HeldTimeStepProps {
  chosen: ChosenTime
  question: TimeQuestion
  lost: Lost
  onChange: (chosen: ChosenTime) => void
  onNext: () => void
  /** Further choices above the days. */
  children?: ReactNode
  /** Below the times. */
  below?: ReactNode
}

/** The step for day and time; after a loss of the held time it begins with the nearest ones. */
export function HeldTimeStep({ chosen, question, lost, onChange, onNext, children, below }: HeldTimeStepProps) {
  const t = useTranslate()
  const { timeZone } = useRegion()
  const [complaint, setComplaint] = useState<string>()
  const choose = useCallback(
    (time: ChosenTime) => {
      setComplaint(undefined)
      onChange(time)
    },
    [onChange],
  )
  return (
    <StepForm
      title={t('landing.time.title')}
      complaint={complaint}
      onNext={() => (chosen.startAt ? onNext() : setComplaint(t('landing.time.missing')))}
    >
      {lost.next.length > 0 && !chosen.startAt && (
        <TakenNotice slots={lost.next} onChoose={({ start }) => choose({ startAt: start, date: dayOf(start, timeZone) })} />
      )}
      {children}
      <TimePicker question={question} chosen={chosen} onChange={choose} round={lost.times} />
      {below}
    </StepForm>
  )
}
