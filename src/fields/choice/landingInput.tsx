import { useTranslate } from '../../i18n/index.ts'
import { enumerations } from '../../schema/enumerations.ts'
import type { FieldProps } from '../../landing/core/fields/fieldProps.ts'
import { Select } from '../../landing/core/fields/Select.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** One word of an enumeration. */
export function ChoiceField(props: FieldProps<'choice'>) {
  const t = useTranslate()
  const { enumeration } = props.config
  const options = enumerations[enumeration].map((value) => ({ value, label: t(wordKey(enumeration, value)) }))
  return <Select {...props} options={options} />
}
