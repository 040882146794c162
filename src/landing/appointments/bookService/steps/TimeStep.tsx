import { HeldTimeStep } from '../../hold/HeldTimeStep.tsx'
import { AdvisorChoice } from '../AdvisorChoice.tsx'
import { useBooking } from '../booking.tsx'
import { questionOf } from '../draft.ts'

/** The step for advisor, day and time. */
export function TimeStep() {
  const { draft, change, next, lost } = useBooking()
  const { date, startAt } = draft
  return (
    <HeldTimeStep chosen={{ date, startAt }} question={questionOf(draft)} lost={lost} onChange={change} onNext={next}>
      <AdvisorChoice />
    </HeldTimeStep>
  )
}
