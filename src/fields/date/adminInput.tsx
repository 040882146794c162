import { Suspense } from 'react'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { lazyPart } from '../../admin/core/parts/lazyPart.ts'
import { Skeleton } from '../../admin/core/parts/Skeleton.tsx'

const DayInput = lazyPart(() => import('../../admin/core/fields/pickers/DayInput.tsx').then((file) => ({ default: file.DayInput })))

/** A day. */
export function DateInput({ field, name, resource, disabled }: InputProps<'date'>) {
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
}
