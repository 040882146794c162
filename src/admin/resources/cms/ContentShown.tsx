import type { Row } from '../../definition.ts'
import { StatusDot } from '../../fields/StatusDot.tsx'
import { useSpeaker } from '../../speaker.ts'
import { shownWhen } from './shownWhen.ts'

/** Whether customers see an item now, and until or from when, in words. */
export function ContentShown({ row }: { row: Row }) {
  const { translate, format } = useSpeaker()
  const { key, at } = shownWhen(row, Date.now())
  const live = key === 'now' || key === 'until'
  return (
    <StatusDot tone={live ? 'positive' : key === 'from' ? 'info' : 'neutral'}>
      {translate(`admin.content.shown.${key}`, at ? { date: format.date(at) } : {})}
    </StatusDot>
  )
}
