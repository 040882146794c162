import { defaultCurrency } from '../../../schema/money.ts'
import { NumberInput } from '../NumberInput.tsx'
import type { InputProps } from '../parts.ts'

const minorUnits = 100

/** An amount in minor units, typed and shown in major ones. */
export function MoneyInput({ field, name, resource, disabled }: InputProps<'money'>) {
  return (
    <NumberInput name={name} resource={resource} required={field.required} disabled={disabled} unit={minorUnits} after={defaultCurrency} />
  )
}
