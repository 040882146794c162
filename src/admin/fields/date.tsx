import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { datesFilter } from '../filters/DatesFilter.tsx'
import { useSpeaker } from '../speaker.ts'
import { Code } from './Code.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { useFieldInput } from './useFieldInput.ts'

const DayInput = lazy(() => import('./pickers/DayInput.tsx').then((file) => ({ default: file.DayInput })))

/** A day. */
export const date: FieldPart<'date'> = {
  Input: function DateInput({ field, name, resource, disabled }) {
    const input = useFieldInput(name, resource)
    return (
      <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error} group>
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <DayInput
            id={input.id}
            labelledBy={`${input.id}-label`}
            value={typeof input.value === 'string' ? input.value : undefined}
            onChange={(day) => input.set(day ?? null)}
            onBlur={input.onBlur}
            disabled={disabled ?? false}
            error={Boolean(input.error)}
          />
        </Suspense>
      </FieldFrame>
    )
  },
  View: function DateView({ value }) {
    const { format } = useSpeaker()
    if (typeof value !== 'string' || value === '') return <Nothing />
    return value.includes('•') ? (
      <Code>{value}</Code>
    ) : (
      <time dateTime={value}>
        <Code>{format.date(`${value.slice(0, 10)}T12:00:00Z`)}</Code>
      </time>
    )
  },
  Filter: datesFilter(false),
}
