import { FieldFrame } from './FieldFrame.tsx'
import { tied, type FieldProps } from './fieldProps.ts'

/** A mobile number, typed any way people write it. */
export function MobileField(props: FieldProps<'mobile'>) {
  return (
    <FieldFrame {...props}>
      <input
        {...tied({ ...props, autoComplete: 'tel' })}
        className="field-input field-ltr"
        type="tel"
        dir="ltr"
        maxLength={24}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
