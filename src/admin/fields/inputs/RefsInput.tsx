import { FieldFrame } from '../FieldFrame.tsx'
import { RowSearch } from '../RowSearch.tsx'
import { useFieldInput } from '../useFieldInput.ts'
import type { InputProps } from '../parts.ts'

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
