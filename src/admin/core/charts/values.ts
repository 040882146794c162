import type { I18n } from '../useI18n.ts'
import { listLink } from '../listLink.ts'
import type { Dashboard, Drawn, Figure } from '../../dashboard/useDashboard.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** A number with its unit; a dash where there is nothing to take a share or a mean of. */
export function valueText({ format, translate }: I18n, unit: Figure['unit'], value: number | null): string {
  if (value === null) return '–'
  return unit === 'percent' ? translate('admin.dashboard.percent', { value: format.number(value) }) : format.number(value)
}

/** What the period before makes of a figure, in words; undefined where there is nothing to compare. */
export function comparison(i18n: I18n, { unit, value, previous }: Figure, period: Dashboard['period']): string | undefined {
  if (previous === null || value === null) return undefined
  const { translate, format } = i18n
  const before = translate(`admin.dashboard.before.${period}`)
  const more = value - previous
  if (more === 0) return translate('admin.dashboard.same', { before })
  const by = format.number(Math.abs(more))
  return translate(`admin.dashboard.${more > 0 ? 'more' : 'less'}`, {
    count: unit === 'percent' ? translate('admin.dashboard.points', { value: by }) : by,
    before,
  })
}

/** What a segment of a chart is called. */
export function segmentName({ translate, format, code }: I18n, { kind, list }: Drawn, segment: Drawn['segments'][number]): string {
  if (kind === 'days') return format.date(segment.key)
  if (kind === 'words') return translate(namedKey(`enumerations.${list ?? ''}.${segment.key}`))
  return segment.name?.[code] ?? '–'
}

/** Where a segment of a chart leads. */
export const addressOf = (chart: Drawn, segment: Drawn['segments'][number]): string =>
  chart.to?.(segment) ?? listLink(chart.resource, segment.filter)
