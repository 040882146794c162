import type { Translate } from '../../i18n/index.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import { dayMinutes } from '../../schema/core/time/dayLength.ts'

const [hour, day] = [60, dayMinutes]

/** A number of minutes in its two largest units; business time has no days. */
export function spanOf(translate: Translate, minutes: number, { days = true } = {}): string {
  const parts: [string, number][] =
    minutes < hour
      ? [['minutes', minutes]]
      : days && minutes >= day
        ? [
            ['days', Math.floor(minutes / day)],
            ['hours', Math.floor((minutes % day) / hour)],
          ]
        : [
            ['hours', Math.floor(minutes / hour)],
            ['minutes', minutes % hour],
          ]
  return parts
    .filter(([, count], place) => place === 0 || count > 0)
    .map(([unit, count]) => translate(namedKey(`admin.span.${unit}`), { count, smart_count: count }))
    .join(' ')
}
