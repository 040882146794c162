import type { FilterPart } from '../fields/parts.ts'
import { useI18n, type I18n } from '../useI18n.ts'
import { editor } from './editor.tsx'
import { RangeSentence } from './RangeSentence.tsx'

interface NumberWriting {
  /** Minor units in one shown unit. */
  unit: (i18n: I18n) => number
  write: (i18n: I18n, value: number) => string
}

/** From a number to a number. */
export function numbersFilter({ unit, write }: NumberWriting): FilterPart {
  return {
    Editor: editor('NumbersEditor', { unit }),
    Sentence: function NumbersSentence({ name, values }) {
      const i18n = useI18n()
      const say = (value: unknown) => (value === undefined ? undefined : write(i18n, Number(value)))
      return <RangeSentence from={say(values[`${name}From`])} to={say(values[`${name}To`])} />
    },
  }
}
