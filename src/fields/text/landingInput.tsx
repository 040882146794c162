import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import { tied, type FieldProps } from '../../landing/core/fields/fieldProps.ts'

/** One line of text. */
export function TextField(props: FieldProps<'text'>) {
  return (
    <FieldFrame {...props}>
      <input
        {...tied(props)}
        className="field-input"
        type="text"
        dir="auto"
        maxLength={props.config.max}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
