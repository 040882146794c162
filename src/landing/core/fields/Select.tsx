import { useTranslate } from '../../../i18n/index.ts'
import { FlowIcon } from '../parts/FlowIcon.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { tied, type FieldProps, type Option } from './fieldProps.ts'

/** One of a list, with the browser's own select element. */
export function Select({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const t = useTranslate()
  return (
    <FieldFrame {...props}>
      <div className="field-select">
        <select {...tied(props)} className="field-input" value={props.value} onChange={(event) => props.onChange(event.target.value)}>
          <option value="">{t('landing.parts.choose')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <FlowIcon name="down" size={20} />
      </div>
    </FieldFrame>
  )
}
