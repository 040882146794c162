import Clock from '@mui/icons-material/ScheduleOutlined'
import { spanOf } from '../spanOf.ts'
import { useI18n } from '../useI18n.ts'
import { useClock } from '../minuteClock.ts'

interface AgeingProps {
  since: string
  /** Minutes after which it shows a warning; twice as many are urgent. */
  limit: number | undefined
  /** The label of the status in which it waits. */
  status: string
}

/** How long a card has waited, coloured from the limit on. */
export function Ageing({ since, limit, status }: AgeingProps) {
  const { translate, format } = useI18n()
  const minutes = Math.max(0, Math.floor((useClock() - Date.parse(since)) / 60_000))
  const tone = limit === undefined || minutes < limit ? '' : minutes < limit * 2 ? ' warns' : ' urgent'
  const span = spanOf(translate, minutes)
  const said = translate(tone ? 'admin.board.agedOver' : 'admin.board.aged', { span, status, limit: limit ? spanOf(translate, limit) : '' })
  return (
    <time className={`age${tone}`} dateTime={since} title={`${said} (${format.dateTime(since)})`}>
      <Clock aria-hidden />
      <span aria-hidden>{span}</span>
      <span className="unseen">{said}</span>
    </time>
  )
}
