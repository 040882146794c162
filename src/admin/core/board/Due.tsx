import { useI18n } from '../useI18n.ts'
import { useClock } from '../minuteClock.ts'

const nearby = 12 * 3_600_000

/** A promised moment, and whether it has passed: the time only when near, else with its day. */
export function Due({ at, label, counts }: { at: string; label: string; counts: boolean }) {
  const { format, translate } = useI18n()
  const now = useClock()
  const left = Date.parse(at) - now
  const late = counts && left < 0
  const shown = Math.abs(left) < nearby ? format.time(at) : `${format.shortDay(at)} ${format.time(at)}`
  return (
    <span className={late ? 'due overdue' : 'due'} title={`${label}: ${format.dateTime(at)}`}>
      <span className="unseen">{label}</span>
      <bdi>{shown}</bdi>
      {late && <b>{translate('admin.board.late')}</b>}
    </span>
  )
}
