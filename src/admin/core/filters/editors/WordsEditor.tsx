import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useTranslate } from '../../../../i18n/index.ts'
import { enumerations } from '../../../../schema/enumerations.ts'
import type { FilterProps } from '../../fields/parts.ts'
import { StatusDot } from '../../parts/StatusDot.tsx'
import { labelOf } from '../../useI18n.ts'
import { toneOf } from '../../theme/tones.ts'
import { listOf } from '../listOf.ts'
import { wordKey } from '../../../../schema/core/dataKeys.ts'

/** Ticks words of an enumeration. */
export function WordsEditor({ field, name, resource, values, set }: FilterProps<'choice' | 'choices'>) {
  const translate = useTranslate()
  const { enumeration } = field.config
  const chosen = listOf(values[name])
  const toggle = (word: string) => {
    const next = chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]
    set({ [name]: next.length > 0 ? next : undefined })
  }
  return (
    <FormGroup role="group" aria-label={labelOf(translate, resource, name)}>
      {enumerations[enumeration].map((word) => {
        const tone = toneOf(enumeration, word)
        const text = translate(wordKey(enumeration, word))
        return (
          <FormControlLabel
            key={word}
            control={<Checkbox size="small" checked={chosen.includes(word)} onChange={() => toggle(word)} />}
            label={tone ? <StatusDot tone={tone}>{text}</StatusDot> : text}
          />
        )
      })}
    </FormGroup>
  )
}
