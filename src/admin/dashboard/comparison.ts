import type { I18n } from '../core/useI18n.ts'
import type { Dashboard, Figure } from './useDashboard.ts'

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
