import { minorUnits } from '../../schema/core/time/region.ts'
import { NumberInput } from '../../admin/core/fields/NumberInput.tsx'
import { useI18n } from '../../admin/core/useI18n.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'

/** An amount in minor units, typed and shown in major ones. */
export function MoneyInput({ field, name, resource, disabled }: InputProps<'money'>) {
  const { currency, format } = useI18n()
  return (
    <NumberInput
      name={name}
      resource={resource}
      required={field.required}
      disabled={disabled}
      unit={minorUnits(currency)}
      after={format.currency()}
    />
  )
}
