import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { datesFilter } from '../filters/DatesFilter.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { Moment } from './Moment.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { useFieldInput } from './useFieldInput.ts'

const MomentInput = lazy(() => import('./pickers/MomentInput.tsx').then((file) => ({ default: file.MomentInput })))

/** A moment, shown in the tenant's zone. */
export const dateTime: FieldPart<'dateTime'> = {
  Input: function DateTimeInput({ field, name, resource, disabled }) {
    const input = useFieldInput(name, resource)
    return (
      <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error} group>
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <MomentInput
            id={input.id}
            labelledBy={`${input.id}-label`}
            value={typeof input.value === 'string' ? input.value : undefined}
            onChange={(moment) => input.set(moment ?? null)}
            onBlur={input.onBlur}
            disabled={disabled ?? false}
            error={Boolean(input.error)}
          />
        </Suspense>
      </FieldFrame>
    )
  },
  View: ({ value, dense }) => (typeof value === 'string' && value ? <Moment value={value} dense={dense ?? false} /> : <Nothing />),
  Filter: datesFilter(true),
}
