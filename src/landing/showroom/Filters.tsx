import { useId } from 'react'
import { minorUnits } from '../../schema/core/time/region.ts'
import { useTranslate } from '../../i18n/index.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import type { CarChoices } from '../../schema/showroom/carOut.ts'
import type { Option } from '../core/fields/fieldProps.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat, useRegion } from '../core/useFormat.ts'
import { priceSteps, type Wanted } from './wanted.ts'

interface FiltersProps {
  wanted: Wanted
  choices: CarChoices
  onChange: (change: Partial<Wanted>) => void
}

/** What the list of cars is narrowed by. */
export function Filters({ wanted, choices, onChange }: FiltersProps) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const format = useFormat()
  const group = useId()
  const minor = minorUnits(useRegion().currency)
  const make = choices.makes.find(({ id }) => id === wanted.make)
  const years = choices.years.map((one) => ({ value: String(one), label: String(one) }))
  const prices = priceSteps.map((one) => ({ value: String(one), label: format.wholeMoney(one * minor) }))
  const select = (name: keyof Wanted, label: string, options: readonly Option[], disabled = false) => (
    <label className="field">
      <span className="field-label">{label}</span>
      <span className="field-select">
        <select
          className="field-input"
          name={name}
          value={wanted[name]}
          disabled={disabled}
          onChange={(event) => onChange({ [name]: event.target.value })}
        >
          <option value="">{t('landing.showroom.any')}</option>
          {options.map(({ value, label: shown }) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </select>
        <FlowIcon name="down" size={20} />
      </span>
    </label>
  )
  return (
    <div className="stack">
      <fieldset className="car-conditions">
        <legend className="out-of-sight">{t('landing.showroom.condition')}</legend>
        {['', ...choices.conditions].map((word) => (
          <label key={word}>
            <input type="radio" name={group} checked={wanted.condition === word} onChange={() => onChange({ condition: word })} />
            {word ? t(wordKey('carCondition', word)) : t('landing.showroom.all')}
          </label>
        ))}
      </fieldset>
      {select(
        'make',
        t('landing.showroom.make'),
        choices.makes.map(({ id, name }) => ({ value: id, label: bilingual(name) })),
      )}
      {select(
        'model',
        t('landing.showroom.model'),
        (make?.models ?? []).map(({ model, name }) => ({ value: model, label: bilingual(name) })),
        !make,
      )}
      <div className="field-columns">
        {select('priceFrom', t('landing.showroom.priceFrom'), prices)}
        {select('priceTo', t('landing.showroom.priceTo'), prices)}
        {select('yearFrom', t('landing.showroom.yearFrom'), years)}
        {select('yearTo', t('landing.showroom.yearTo'), years)}
      </div>
      {choices.locations.length > 1 &&
        select(
          'branch',
          t('landing.showroom.branch'),
          choices.locations.map(({ id, name }) => ({ value: id, label: bilingual(name) })),
        )}
    </div>
  )
}
