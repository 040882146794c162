import { Suspense } from 'react'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { lazyPart } from '../../admin/core/parts/lazyPart.ts'
import { Skeleton } from '../../admin/core/parts/Skeleton.tsx'

const MomentInput = lazyPart(() =>
  import('../../admin/core/fields/pickers/MomentInput.tsx').then((file) => ({ default: file.MomentInput })),
)

/** A moment, shown in the tenant's zone. */
export function DateTimeInput({ field, name, resource, disabled }: InputProps<'dateTime'>) {
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
          gap={field.config.gap}
          disabled={disabled ?? false}
          error={Boolean(input.error)}
        />
      </Suspense>
    </FieldFrame>
  )
}
