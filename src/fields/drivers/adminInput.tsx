import Add from '@mui/icons-material/AddOutlined'
import Remove from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from '../../i18n/index.ts'
import { latinDigits } from '../../schema/core/values/digits.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { RowSearch } from '../../admin/core/fields/RowSearch.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'

interface Given {
  name: string
  mobile: string
  vehicleId: string | null
}

/** The drivers of a company: name, mobile, and the car where they drive one. Its cars can be chosen once the company is saved. */
export function DriversInput({ field, name, resource, disabled, row }: InputProps<'drivers'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const all = Array.isArray(input.value) ? (input.value as Given[]) : []
  const change = (place: number, part: Partial<Given>) => input.set(all.map((one, at) => (at === place ? { ...one, ...part } : one)))
  const text = (place: number, part: 'name' | 'mobile') => (
    <OutlinedInput
      value={all[place]?.[part] ?? ''}
      placeholder={translate(`admin.company.${part}`)}
      disabled={disabled ?? false}
      error={Boolean(input.errorOf(`${place}.${part}`))}
      type={part === 'mobile' ? 'tel' : 'text'}
      onBlur={input.onBlur}
      onChange={(event) => change(place, { [part]: part === 'mobile' ? latinDigits(event.target.value) : event.target.value })}
      sx={{ gridColumn: { xs: 1, sm: 'auto' } }}
      slotProps={{ input: { dir: part === 'mobile' ? 'ltr' : 'auto', 'aria-label': translate(`admin.company.${part}`) } }}
    />
  )
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required && all.length > 0} error={input.anyError} group>
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {all.map(({ vehicleId }, place) => (
          <Box
            key={place}
            role="group"
            aria-label={translate('admin.company.driver', { number: place + 1 })}
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 170px minmax(0, 1fr) auto' },
            }}
          >
            {text(place, 'name')}
            {text(place, 'mobile')}
            <Box sx={{ gridColumn: { xs: 1, sm: 'auto' }, minInlineSize: 0 }}>
              {row && (
                <RowSearch
                  target="vehicles"
                  label={translate('admin.company.car')}
                  value={vehicleId ? [vehicleId] : []}
                  filter={{ customerId: [String(row['id'])] }}
                  onChange={([id]) => change(place, { vehicleId: id ?? null })}
                  onBlur={input.onBlur}
                  disabled={disabled ?? false}
                />
              )}
            </Box>
            {!disabled && (
              <IconButton
                aria-label={translate('admin.company.removeDriver', { number: place + 1 })}
                onClick={() => input.set(all.filter((_, at) => at !== place))}
                sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
              >
                <Remove fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
        {!disabled && (
          <Box>
            <Button size="small" startIcon={<Add />} onClick={() => input.set([...all, { name: '', mobile: '', vehicleId: null }])}>
              {translate('admin.company.addDriver')}
            </Button>
          </Box>
        )}
      </Box>
    </FieldFrame>
  )
}
