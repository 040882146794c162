import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { FocusEvent } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { latinDigits } from '../../schema/core/values/digits.ts'
import type { Country } from './countries.ts'

interface CountryBoxProps {
  countries: readonly Country[]
  value: Country
  onChange: (country: Country) => void
  label: string
  disabled: boolean
}

/** A calling code, searched by name, code or digits. */
export function CountryBox({ countries, value, onChange, label, disabled }: CountryBoxProps) {
  const translate = useTranslate()
  return (
    <Autocomplete<Country, false, true>
      disableClearable
      options={countries}
      value={value}
      disabled={disabled}
      onChange={(_, country) => onChange(country)}
      getOptionLabel={({ dial }) => dial}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      filterOptions={(options, { inputValue }) => {
        const searchText = latinDigits(inputValue).trim().toLowerCase()
        if (searchText === value.dial) return options
        return options.filter(
          ({ name, dial, code }) =>
            name.toLowerCase().includes(searchText) || dial.includes(searchText) || code.toLowerCase() === searchText,
        )
      }}
      noOptionsText={translate('admin.reference.none')}
      openText={translate('admin.reference.open')}
      closeText={translate('admin.reference.close')}
      slotProps={{
        popper: { role: 'region', 'aria-label': translate('admin.reference.options'), style: { width: 300 }, placement: 'bottom-start' },
      }}
      renderOption={({ key, ...props }, { name, dial }) => (
        <Box component="li" key={key} {...props} dir="auto" sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between !important' }}>
          <bdi>{name}</bdi>
          <Box component="bdi" dir="ltr" sx={{ color: 'text.secondary' }}>
            {dial}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': label,
              dir: 'ltr',
              onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
            },
          }}
        />
      )}
    />
  )
}
