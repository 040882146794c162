import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { useFormat } from '../core/useFormat.ts'

interface TimelineRowProps {
  /** The moment whose day stands at the start. */
  at: string
  /** What stands below the day's number: its month, or its weekday where the month is named above. */
  below: 'month' | 'weekday'
  title: ReactNode
  details: readonly ReactNode[]
  end: ReactNode
  /** Where it leads, or what opens it; neither where there is no more to see. */
  href?: string | undefined
  onOpen?: (() => void) | undefined
}

/** Something on a day, in a list of such rows. */
export function TimelineRow({ at, below, title, details, end, href, onOpen }: TimelineRowProps) {
  const format = useFormat()
  const content = (
    <>
      <span className="booking-day" aria-hidden="true">
        <span className="booking-number">{format.date(at).slice(0, 2)}</span>
        <span className="small">{below === 'month' ? format.shortDay(at).replace(/[\d\s]/g, '') : format.weekday(at)}</span>
      </span>
      <span className="choice-words">
        <span className="choice-title">{title}</span>
        {details.map((one, place) =>
          one ? (
            <span key={place} className="choice-detail">
              {one}
            </span>
          ) : null,
        )}
        <span className="booking-end">{end}</span>
      </span>
      {(href ?? onOpen) && <FlowIcon name="onward" size={22} />}
    </>
  )
  if (href)
    return (
      <Link href={href} className="booking-row">
        {content}
      </Link>
    )
  return onOpen ? (
    <button type="button" className="booking-row" onClick={onOpen}>
      {content}
    </button>
  ) : (
    <div className="booking-row">{content}</div>
  )
}
