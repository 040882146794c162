import type { FieldProps } from './fieldProps.ts'
import { Select } from './Select.tsx'

/** A row of another resource, out of the options that the flow has fetched. */
export function RefField(props: FieldProps<'ref'>) {
  return <Select {...props} options={props.options ?? []} />
}
