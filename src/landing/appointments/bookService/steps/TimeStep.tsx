import { later } from '../../../core/later.ts'
import { HeldTimeStep } from '../../hold/HeldTimeStep.tsx'
import { NoTimeSuits } from '../../waiting/NoTimeSuits.tsx'
import { AdvisorChoice } from '../AdvisorChoice.tsx'
import { useBooking } from '../booking.tsx'
import { questionOf } from '../draft.ts'

const WaitingStep = later(() => import('../../waiting/WaitingStep.tsx').then((file) => file.WaitingStep))

/** The step for advisor, day and time, or the waiting list where no time suits. */
export function TimeStep() {
  const { draft, change, next, lost, waiting } = useBooking()
  const { date, startAt } = draft
  if (typeof waiting === 'string') return <WaitingStep />
  return (
    <HeldTimeStep
      chosen={{ date, startAt }}
      question={questionOf(draft)}
      lost={lost}
      onChange={change}
      onNext={next}
      below={<NoTimeSuits />}
    >
      <AdvisorChoice />
    </HeldTimeStep>
  )
}
