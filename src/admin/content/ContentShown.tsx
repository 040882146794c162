import type { Row } from '../core/definition.ts'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n } from '../core/useI18n.ts'
import { shownWhen } from './shownWhen.ts'

/** Whether customers see the content now, and until or from when. */
export function ContentShown({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const { key, at } = shownWhen(row, Date.now())
  const live = key === 'now' || key === 'until'
  return (
    <StatusDot tone={live ? 'positive' : key === 'from' ? 'info' : 'neutral'}>
      {translate(`admin.content.shown.${key}`, at ? { date: format.date(at) } : {})}
    </StatusDot>
  )
}
