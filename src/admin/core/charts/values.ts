import type { I18n } from '../useI18n.ts'
import { listLink } from '../listLink.ts'
import type { Drawn, Unit } from './drawn.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** A number with its unit; a dash for null. */
export function valueText({ format, translate }: I18n, unit: Unit, value: number | null): string {
  if (value === null) return '–'
  if (unit === 'money') return format.wholeMoney(value)
  return unit === 'percent' ? translate('admin.dashboard.percent', { value: format.number(value) }) : format.number(value)
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
