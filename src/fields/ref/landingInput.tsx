import type { FieldProps } from '../../landing/core/fields/fieldProps.ts'
import { Select } from '../../landing/core/fields/Select.tsx'

/** A row of another resource, out of the options that the flow has fetched. */
export function RefField(props: FieldProps<'ref'>) {
  return <Select {...props} options={props.options ?? []} />
}
