import type { FieldProps } from '../../landing/core/fields/fieldProps.ts'
import { Select } from '../../landing/core/fields/Select.tsx'

/** A row of another resource, chosen from the options that the flow loaded. */
export function RefField(props: FieldProps<'ref'>) {
  return <Select {...props} options={props.options ?? []} />
}
