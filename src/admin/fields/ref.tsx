import { useFormContext, useWatch } from 'react-hook-form'
import { fieldsOf } from '../definition.ts'
import { rowsFilter } from '../filters/RowsFilter.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { RowName } from './RowName.tsx'
import { RowSearch } from './RowSearch.tsx'
import { useFieldInput } from './useFieldInput.ts'

/** What the form already says about the row sought: a booking's customer narrows its vehicles. */
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
export const ref: FieldPart<'ref'> = {
  Input: function RefInput({ field, name, resource, disabled }) {
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
  },
  View: ({ field, value, dense }) =>
    typeof value === 'string' && value ? <RowName target={field.config.target} id={value} linked={!dense} /> : <Nothing />,
  Filter: rowsFilter,
}
