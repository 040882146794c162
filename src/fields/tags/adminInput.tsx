import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { TagsBox } from './adminTagsBox.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'

/** Free words. */
export function TagsInput({ field, name, resource, disabled }: InputProps<'tags'>) {
  const input = useFieldInput(name, resource)
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.anyError}>
      <TagsBox
        id={input.id}
        value={Array.isArray(input.value) ? input.value.map(String) : []}
        onChange={(words) => input.set(words)}
        onBlur={input.onBlur}
        disabled={disabled ?? false}
        error={Boolean(input.anyError)}
        describedBy={input.describedBy}
      />
    </FieldFrame>
  )
}
