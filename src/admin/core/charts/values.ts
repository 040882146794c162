import type { I18n } from '../useI18n.ts'
import { listLink } from '../listLink.ts'
import type { Dashboard, Drawn, Figure } from '../../dashboard/useDashboard.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** A number with its unit; a dash for null. */
export function valueText({ format, translate }: I18n, unit: Figure['unit'], value: number | null): string {
  if (value === null) return '–'
  return unit === 'percent' ? translate('admin.dashboard.percent', { value: format.number(value) }) : format.number(value)
}

/** The comparison with the previous period as text; undefined where there is none. */
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

/** The label of a segment of a chart. */
export function segmentName({ translate, format, code }: I18n, { kind, list }: Drawn, segment: Drawn['segments'][number]): string {
  if (kind === 'days') return format.date(segment.key)
  if (kind === 'words') return translate(namedKey(`enumerations.${list ?? ''}.${segment.key}`))
  return segment.name?.[code] ?? '–'
}

/** The address of a segment's list. */
export const addressOf = (chart: Drawn, segment: Drawn['segments'][number]): string =>
  chart.to?.(segment) ?? listLink(chart.resource, segment.filter)
