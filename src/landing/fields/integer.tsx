import { latinDigits } from '../../schema/digits.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { tied, type FieldProps } from './fieldProps.ts'

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
