import type { Row } from '../core/definition.ts'
import { MoveButtons } from '../core/show/MoveButtons.tsx'
import { useMay } from '../core/rights.ts'
import { hasJob } from './ledByJob.ts'
import { useJob } from './useJob.ts'

const resource = 'appointments'

/** The status moves of a booking; of one with a job the next follows from the job's present state. */
export function BookingMoves({ row }: { row: Row }) {
  return hasJob(row, useMay()) ? <JobMoves row={row} /> : <MoveButtons resource={resource} row={row} />
}

function JobMoves({ row }: { row: Row }) {
  const may = useMay()
  const job = useJob(row)
  const waits = job.parts.some((part) => !part['arrivedAt'])
  // Who may send work to the customer does that first; a technician goes on.
  const undecided = may('edit', resource, row) && job.work.some(({ decision }) => decision === 'proposed')
  const next: Record<string, string | null> = {
    inWorkshop: waits ? 'awaitingParts' : undecided ? null : 'qc',
    awaitingLabour: waits ? 'awaitingParts' : 'inWorkshop',
    awaitingParts: waits ? null : 'inWorkshop',
    // The handover has its own section.
    completed: null,
  }
  const first = job.pending ? null : next[String(row['status'])]
  return <MoveButtons resource={resource} row={row} first={first} without={['delivered']} />
}
