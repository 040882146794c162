import WarningIcon from '@mui/icons-material/WarningAmberRounded'
import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/index.ts'
import { normaliseVin, vinCheckDigitHolds } from '../../schema/core/values/vin.ts'
import { LineInput } from '../../admin/core/fields/LineInput.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'

/** Warns that the check digit is wrong; it is compulsory in North America only, so the value is accepted. */
function VinWarning() {
  const translate = useTranslate()
  return (
    <Box component="span" role="status" sx={{ display: 'flex', gap: 0.75, color: 'warning.main' }}>
      <WarningIcon aria-hidden sx={{ fontSize: 16, marginBlockStart: '1px' }} />
      {translate('validation.vinCheckDigit')}
    </Box>
  )
}
const doubtful = (typed: string) => {
  const vin = normaliseVin(typed)
  return vin !== undefined && !vinCheckDigitHolds(vin)
}

/** A vehicle identification number. */
export function VinInput({ field, name, resource, disabled }: InputProps<'vin'>) {
  return (
    <LineInput
      name={name}
      resource={resource}
      required={field.required}
      disabled={disabled}
      code
      about={(typed) => (doubtful(typed) ? <VinWarning /> : undefined)}
    />
  )
}
