import type { FilterPart } from '../fields/parts.ts'
import { useI18n } from '../useI18n.ts'
import { isSpan } from './days.ts'
import { editor } from './editor.tsx'
import { RangeSentence } from './RangeSentence.tsx'

const dayLength = 10

/**
 * A span counted from today, or from a day to a day; with `moments` stored as the first and last moment of those days in the tenant's zone.
 */
export function datesFilter(moments: boolean): FilterPart {
  return {
    Editor: editor('DatesEditor', { moments }),
    Sentence: function DatesSentence({ name, values }) {
      const { format, translate } = useI18n()
      const word = values[`${name}Span`]
      if (isSpan(word)) return <>{translate('admin.filter.is', { values: translate(`admin.filter.span.${word}`) })}</>
      const say = (value: unknown) => {
        if (typeof value !== 'string' || value === '') return undefined
        return format.date(value.length === dayLength ? `${value}T12:00:00Z` : value)
      }
      return <RangeSentence from={say(values[`${name}From`])} to={say(values[`${name}To`])} />
    },
  }
}
