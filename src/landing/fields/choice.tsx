import { useTranslate } from '../../i18n/index.ts'
import { enumerations } from '../../schema/enumerations.ts'
import type { FieldProps } from './fieldProps.ts'
import { Select } from './Select.tsx'

/** One word of an enumeration. */
export function ChoiceField(props: FieldProps<'choice'>) {
  const t = useTranslate()
  const { enumeration } = props.config
  const options = enumerations[enumeration].map((value) => ({ value, label: t(`enumerations.${enumeration}.${value}`) }))
  return <Select {...props} options={options} />
}
