import { Suspense } from 'react'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import { lazyPart } from '../../admin/core/parts/lazyPart.ts'
import { Skeleton } from '../../admin/core/parts/Skeleton.tsx'

const ClockInput = lazyPart(() => import('../../admin/core/fields/pickers/ClockInput.tsx').then((file) => ({ default: file.ClockInput })))

/** A time of day. */
export function TimeInput({ field, name, resource, disabled }: InputProps<'time'>) {
  const input = useFieldInput(name, resource)
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error} group>
      <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
        <ClockInput
          id={input.id}
          labelledBy={`${input.id}-label`}
          value={typeof input.value === 'string' ? input.value : undefined}
          onChange={(time) => input.set(time ?? null)}
          onBlur={input.onBlur}
          gap={field.config.gap}
          disabled={disabled ?? false}
          error={Boolean(input.error)}
        />
      </Suspense>
    </FieldFrame>
  )
}
