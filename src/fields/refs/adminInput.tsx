import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { RowSearch } from '../../admin/core/fields/RowSearch.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'

const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Rows of another resource. */
export function RefsInput({ field, name, resource, disabled }: InputProps<'refs'>) {
  const input = useFieldInput(name, resource)
  return (
    <FieldFrame id={input.id} label={input.label} required error={input.error}>
      <RowSearch
        id={input.id}
        multiple
        target={field.config.target}
        value={ids(input.value)}
        onChange={input.set}
        onBlur={input.onBlur}
        disabled={disabled ?? false}
        error={Boolean(input.error)}
        describedBy={input.describedBy}
      />
    </FieldFrame>
  )
}
