import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from '../../../../i18n/index.ts'
import { latinDigits } from '../../../../schema/core/values/digits.ts'
import type { FilterProps } from '../../fields/parts.ts'
import type { TextKey } from '../../../../schema/textKey.ts'

/** From a number to a number. `unit`: minor units in one shown unit. */
export function NumbersEditor({ name, values, set, unit }: FilterProps & { unit: number }) {
  const translate = useTranslate()
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
