import { readPlate } from '../../schema/core/values/plate.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { LineBox } from '../../admin/core/fields/LineBox.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { SaudiPlate } from './adminSaudiPlate.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'

/** A plate, typed in either script, with a drawing of it. */
export function PlateInput({ field, name, resource, disabled }: InputProps<'plate'>) {
  const input = useFieldInput(name, resource)
  const typed = typeof input.value === 'string' ? input.value : ''
  const { letters, digits } = readPlate(typed)
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error}>
      <LineBox
        input={input}
        name={name}
        required={field.required}
        disabled={disabled}
        value={typed}
        onType={input.set}
        end={(letters || digits) && <SaudiPlate value={letters.slice(0, 3) + digits.slice(0, 4)} />}
      />
    </FieldFrame>
  )
}
