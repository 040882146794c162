import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { latinDigits } from '../../../../schema/core/values/digits.ts'
import type { FilterProps } from '../../fields/parts.ts'
import { useI18n, type I18n } from '../../useI18n.ts'
import type { TextKey } from '../../../../schema/textKey.ts'

/** From a number to a number. `unit`: minor units in one shown unit. */
export function NumbersEditor({ name, values, set, unit: unitFor }: FilterProps & { unit: (i18n: I18n) => number }) {
  const i18n = useI18n()
  const { translate } = i18n
  const unit = unitFor(i18n)
  const end = (side: 'From' | 'To', text: TextKey) => {
    const value = values[`${name}${side}`]
    return (
      <OutlinedInput
        key={side}
        placeholder={translate(text)}
        value={value === undefined ? '' : Number(value) / unit}
        slotProps={{ input: { 'aria-label': translate(text), inputMode: 'decimal', dir: 'ltr' } }}
        onChange={(event) => {
          const typed = latinDigits(event.target.value).replace(/[^\d.]/g, '')
          set({ [`${name}${side}`]: typed === '' ? undefined : String(Math.round(Number(typed) * unit)) })
        }}
      />
    )
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {end('From', 'admin.filter.atLeast')}
      {end('To', 'admin.filter.atMost')}
    </Box>
  )
}
