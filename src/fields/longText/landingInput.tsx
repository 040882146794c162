import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import { tied, type FieldProps } from '../../landing/core/fields/fieldProps.ts'

/** Several lines of text. */
export function LongTextField(props: FieldProps<'longText'>) {
  return (
    <FieldFrame {...props}>
      <textarea
        {...tied(props)}
        className="field-input field-area"
        rows={3}
        dir="auto"
        maxLength={props.config.max}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
