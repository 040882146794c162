import { latinDigits } from '../../schema/core/values/digits.ts'
import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import { tied, type FieldProps } from '../../landing/core/fields/fieldProps.ts'

/** A whole number, typed in either digit set. */
export function IntegerField(props: FieldProps<'integer'>) {
  return (
    <FieldFrame {...props}>
      <input
        {...tied(props)}
        className="field-input field-ltr"
        type="text"
        inputMode="numeric"
        dir="ltr"
        maxLength={10}
        value={props.value}
        onChange={(event) => props.onChange(latinDigits(event.target.value).replace(/\D/g, ''))}
      />
    </FieldFrame>
  )
}
