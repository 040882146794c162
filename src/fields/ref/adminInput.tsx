import { useFormContext, useWatch } from 'react-hook-form'
import { fieldsOf } from '../../admin/core/definition.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { RowSearch } from '../../admin/core/fields/RowSearch.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'

/** Filters of the search from other fields of the form: a booking's customer limits its vehicles. */
function useNarrowing(resource: string, target: string): Record<string, unknown> {
  const { control } = useFormContext()
  const own = fieldsOf(resource)
  const shared =
    resource === target
      ? []
      : Object.entries(fieldsOf(target))
          .filter(([name, field]) => field.kind === 'ref' && field.required && own[name]?.kind === 'ref')
          .map(([name]) => name)
  const values = useWatch({ control, name: shared })
  return Object.fromEntries(shared.flatMap((name, place) => (typeof values[place] === 'string' ? [[name, [values[place]]]] : [])))
}

/** A row of another resource. */
export function RefInput({ field, name, resource, disabled }: InputProps<'ref'>) {
  const input = useFieldInput(name, resource)
  const { target } = field.config
  const narrowing = useNarrowing(resource, target)
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error}>
      <RowSearch
        id={input.id}
        target={target}
        value={typeof input.value === 'string' && input.value ? [input.value] : []}
        onChange={([id]) => input.set(id ?? null)}
        onBlur={input.onBlur}
        disabled={disabled ?? false}
        error={Boolean(input.error)}
        describedBy={input.describedBy}
        required={field.required}
        filter={narrowing}
      />
    </FieldFrame>
  )
}
