import { useTranslate } from '../../i18n/index.ts'
import { normaliseVin, vinCheckDigitHolds } from '../../schema/core/values/vin.ts'
import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import { tied, type FieldProps } from '../../landing/core/fields/fieldProps.ts'

/** A VIN; a wrong check digit gives a warning, not an error. */
export function VinField(props: FieldProps<'vin'>) {
  const t = useTranslate()
  const vin = normaliseVin(props.value)
  const doubtful = vin !== undefined && !vinCheckDigitHolds(vin)
  return (
    <FieldFrame {...props} hint={props.hint}>
      <input
        {...tied(props)}
        className="field-input field-ltr"
        type="text"
        dir="ltr"
        maxLength={24}
        autoCapitalize="characters"
        spellCheck={false}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <p className="field-warning" role="status">
        {doubtful && t('validation.vinCheckDigit')}
      </p>
    </FieldFrame>
  )
}
