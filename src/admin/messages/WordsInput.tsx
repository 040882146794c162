import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useWatch } from 'react-hook-form'
import { placeholdersOf } from '../../schema/messageKinds.ts'
import type { Word } from '../../schema/enumerations.ts'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import type { InputProps } from '../core/fields/parts.ts'
import { sides, sidesOf } from '../../fields/bilingual/sides.ts'
import { useFieldInput } from '../core/fields/useFieldInput.ts'
import { useI18n } from '../core/useI18n.ts'
import { useWordings } from './useWordings.ts'
import { WordsSide } from './WordsSide.tsx'

/** A message's text in both languages: placeholders are inserted by a press, and each language shows its number of SMS parts. */
export function WordsInput({ field, name, resource, disabled }: InputProps) {
  const input = useFieldInput(name, resource)
  const { translate } = useI18n()
  const kind = useWatch({ name: 'kind' }) as Word<'messageKind'> | null | undefined
  const { wordingOf, partPrice } = useWordings()
  const wording = wordingOf(kind)
  const value = sidesOf(input.value)
  const empty = sides.every(({ code }) => !value[code]?.trim())
  return (
    <FieldFrame
      id={input.id}
      label={input.label}
      required={field.required}
      error={input.error}
      about={kind ? undefined : translate('admin.template.chooseKind')}
      group
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {wording && empty && (
          <Box>
            <Button size="small" variant="outlined" onClick={() => input.set({ ...wording.builtIn })}>
              {translate('admin.template.beginWithBuiltIn')}
            </Button>
          </Box>
        )}
        {sides.map((side) => (
          <WordsSide
            key={side.code}
            side={side}
            label={input.label}
            value={value[side.code] ?? ''}
            names={kind ? placeholdersOf[kind] : []}
            kind={kind ?? null}
            values={wording?.values[side.code] ?? {}}
            partPrice={partPrice}
            error={input.errorOf(side.code)}
            disabled={disabled ?? false}
            onLeave={input.onBlur}
            onType={(text) => input.set({ en: '', ar: '', ...value, [side.code]: text })}
            {...(side.code === 'en' ? { inputRef: input.ref } : {})}
          />
        ))}
      </Box>
    </FieldFrame>
  )
}
