import { defaultCurrency } from '../../schema/core/money.ts'
import { NumberInput } from '../../admin/core/fields/NumberInput.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'

const minorUnits = 100

/** An amount in minor units, typed and shown in major ones. */
export function MoneyInput({ field, name, resource, disabled }: InputProps<'money'>) {
  return (
    <NumberInput name={name} resource={resource} required={field.required} disabled={disabled} unit={minorUnits} after={defaultCurrency} />
  )
}
