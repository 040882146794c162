import type { FilterPart } from '../fields/parts.ts'
import { useSpeaker, type Speaker } from '../speaker.ts'
import { editor } from './editor.tsx'
import { RangeSentence } from './RangeSentence.tsx'

interface NumberWriting {
  /** Minor units in one shown unit. */
  unit: number
  write: (speaker: Speaker, value: number) => string
}

/** From a number to a number. */
export function numbersFilter({ unit, write }: NumberWriting): FilterPart {
  return {
    Editor: editor('NumbersEditor', { unit }),
    Sentence: function NumbersSentence({ name, values }) {
      const speaker = useSpeaker()
      const say = (value: unknown) => (value === undefined ? undefined : write(speaker, Number(value)))
      return <RangeSentence from={say(values[`${name}From`])} to={say(values[`${name}To`])} />
    },
  }
}
