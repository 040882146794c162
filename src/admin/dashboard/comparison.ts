import type { I18n } from '../core/useI18n.ts'
import type { Dashboard, Figure } from './useDashboard.ts'

/** The comparison with the previous period as text; undefined where there is none. */
export function comparison(i18n: I18n, { unit, value, previous }: Figure, period: Dashboard['period']): string | undefined {
  if (previous === null || value === null) return undefined
  const { translate, format } = i18n
  const before = translate(`admin.dashboard.before.${period}`)
  const more = value - previous
  if (more === 0) return translate('admin.dashboard.same', { before })
  const by = unit === 'money' ? format.wholeMoney(Math.abs(more)) : format.number(Math.abs(more))
  const inPoints = unit === 'percent' || unit === 'score'
  return translate(`admin.dashboard.${more > 0 ? 'more' : unit === 'money' ? 'lower' : 'less'}`, {
    count: inPoints ? translate('admin.dashboard.points', { value: by, smart_count: Math.abs(more) }) : by,
    before,
  })
}
