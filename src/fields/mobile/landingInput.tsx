import { useMemo, useState } from 'react'
import { codeOf, useLanguage, useTranslate } from '../../i18n/index.ts'
import { dialledCountries, type DialledCountry } from '../../schema/core/values/numbering.ts'
import { useSession } from '../../session/index.ts'
import { FlowIcon } from '../../landing/core/parts/FlowIcon.tsx'
import { countryOfCode, isWhole, joinDialled, splitDialled } from './dialled.ts'
import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import { tied, type FieldProps } from '../../landing/core/fields/fieldProps.ts'

/** Every country with its name in the present language. */
function useCountries(): readonly (DialledCountry & { name: string })[] {
  const language = codeOf(useLanguage())
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return dialledCountries
      .map((one) => ({ ...one, name: names.of(one.code) ?? one.code }))
      .sort((one, other) => one.name.localeCompare(other.name, language))
  }, [language])
}

/** A mobile number in any usual notation, with the country's code beside it. */
export function MobileField(props: FieldProps<'mobile'>) {
  const t = useTranslate()
  const countries = useCountries()
  const home = countryOfCode(useSession('countryCode'))
  const [chosen, choose] = useState<DialledCountry['code']>()
  const split = splitDialled(props.value, home)
  const { typed } = split
  const country = chosen ?? split.country
  const change = (next: Partial<typeof split>) => {
    if (next.country) choose(next.country)
    else if (isWhole(next.typed ?? '')) choose(undefined)
    props.onChange(joinDialled({ country, typed, ...next }))
  }
  return (
    <FieldFrame {...props}>
      <div className="field-mobile" dir="ltr">
        <span className="field-select field-dial">
          <span className="field-input" aria-hidden="true">
            {countries.find(({ code }) => code === country)?.dialCode}
          </span>
          <select
            aria-label={t('landing.parts.country')}
            value={country}
            onChange={(event) => change({ country: event.target.value as DialledCountry['code'] })}
          >
            {countries.map(({ code, dialCode, name }) => (
              <option key={code} value={code}>
                {`${name} \u2066${dialCode}\u2069`}
              </option>
            ))}
          </select>
          <FlowIcon name="down" size={16} />
        </span>
        <input
          {...tied({ ...props, autoComplete: 'tel' })}
          className="field-input"
          type="tel"
          dir="ltr"
          maxLength={24}
          value={typed}
          onChange={(event) => change({ typed: event.target.value })}
        />
      </div>
    </FieldFrame>
  )
}
