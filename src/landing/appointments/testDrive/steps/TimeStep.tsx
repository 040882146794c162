import { HeldTimeStep } from '../../hold/HeldTimeStep.tsx'
import { questionOf } from '../draft.ts'
import { useDrive } from '../drive.tsx'

/** The step for day and time. */
export function TimeStep() {
  const { draft, change, next, lost } = useDrive()
  const { date, startAt } = draft
  return <HeldTimeStep chosen={{ date, startAt }} question={questionOf(draft)} lost={lost} onChange={change} onNext={next} />
}
