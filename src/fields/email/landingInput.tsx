import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import { tied, type FieldProps } from '../../landing/core/fields/fieldProps.ts'

/** An e-mail address. */
export function EmailField(props: FieldProps<'email'>) {
  return (
    <FieldFrame {...props}>
      <input
        {...tied(props)}
        className="field-input field-ltr"
        type="email"
        dir="ltr"
        maxLength={254}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
