import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { latinDigits } from '../../schema/core/values/digits.ts'
import { defaultCountry, normaliseMobile } from '../../schema/core/values/mobile.ts'
import { registerNumbering } from '../../schema/core/values/numbering.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { CountryBox } from './adminCountryBox.tsx'
import { countriesIn, countryOf, type Country } from './countries.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'

registerNumbering()
const international = (typed: string) => /^\s*(\+|00)/.test(typed)
const withPlus = (typed: string) => typed.trim().replace(/^00/, '+')

/** The form's value for a typed number: E.164 where it is valid, else a text that cannot be taken for another country's number. */
function kept(typed: string, country: Country): string {
  if (typed.trim() === '') return ''
  const number = normaliseMobile(typed, country.code)
  if (number) return number
  return international(typed) || country.code === defaultCountry ? typed : `${country.dial}${typed.replace(/\D/g, '')}`
}

/** A mobile number with the country's code beside it, typed in the national or the international form. */
export function MobileInput({ field, name, resource, disabled }: InputProps<'mobile'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const { language } = useI18n()
  const countries = countriesIn(language)
  const value = typeof input.value === 'string' ? input.value : ''
  const [country, setCountry] = useState(() => countryOf(value, countries) ?? countries[0])
  const local = (number: string, of: Country | undefined) => (of && number.startsWith(of.dial) ? number.slice(of.dial.length) : number)
  const [typed, setTyped] = useState(() => local(value, country))
  useEffect(() => {
    if (country && kept(typed, country) === value) return
    const from = countryOf(value, countries) ?? country
    setCountry(from)
    setTyped(local(value, from))
    // The typed text follows the form's value only when that changes from outside.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value])
  if (!country) return null
  const type = (text: string) => {
    const digits = latinDigits(text)
    const dialled = international(digits) ? withPlus(digits) : digits
    const found = international(digits) ? (countryOf(dialled, countries) ?? country) : country
    setCountry(found)
    setTyped(digits)
    input.set(kept(dialled, found))
  }
  const choose = (next: Country) => {
    setCountry(next)
    const own = local(withPlus(typed), country)
    setTyped(own)
    input.set(kept(own, next))
  }
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error}>
      <Box dir="ltr" sx={{ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 1 }}>
        <CountryBox
          countries={countries}
          value={country}
          onChange={choose}
          label={translate('admin.mobile.country', { field: input.label })}
          disabled={disabled ?? false}
        />
        <OutlinedInput
          id={input.id}
          name={name}
          fullWidth
          type="tel"
          value={typed}
          disabled={disabled ?? false}
          error={Boolean(input.error)}
          inputRef={input.ref}
          onBlur={() => {
            // On leaving the field, a valid number is shown in the national form.
            if (value.startsWith(country.dial)) setTyped(local(value, country))
            input.onBlur()
          }}
          onChange={(event) => type(event.target.value)}
          slotProps={{
            input: {
              inputMode: 'tel',
              dir: 'ltr',
              autoComplete: 'off',
              'aria-describedby': input.describedBy,
              'aria-required': field.required,
              'aria-invalid': Boolean(input.error),
            },
          }}
        />
      </Box>
    </FieldFrame>
  )
}
