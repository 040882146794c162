import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { get, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/index.ts'
import { latinDigits } from '../../schema/core/values/digits.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { RowSearch } from '../../admin/core/fields/RowSearch.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'

const lines = ['shortCode', 'buildingNo', 'street', 'district', 'postalCode', 'additionalNo'] as const
const codes: readonly string[] = ['shortCode', 'buildingNo', 'postalCode', 'additionalNo']
const partsOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

/** A Saudi national address; every part may stay empty. */
export function AddressInput({ field, name, resource, disabled }: InputProps<'address'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const { formState } = useFormContext()
  const parts = partsOf(input.value)
  const set = (key: string, value: unknown) => input.set({ ...parts, [key]: value === '' ? null : value })
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error} group>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
          gap: 1.5,
          padding: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        {lines.map((key) => {
          const error = get(formState.errors, `${name}.${key}.message`) as string | undefined
          const code = codes.includes(key)
          return (
            <div key={key}>
              <Typography component="label" htmlFor={`${input.id}-${key}`} variant="caption" sx={{ color: 'text.secondary' }}>
                {translate(`admin.address.${key}`)}
              </Typography>
              <OutlinedInput
                id={`${input.id}-${key}`}
                fullWidth
                value={typeof parts[key] === 'string' ? parts[key] : ''}
                disabled={disabled ?? false}
                error={Boolean(error)}
                onBlur={input.onBlur}
                onChange={(event) => set(key, code ? latinDigits(event.target.value) : event.target.value)}
                slotProps={{ input: { dir: code ? 'ltr' : 'auto', 'aria-describedby': `${input.id}-${key}-error` } }}
              />
              {error && (
                <FormHelperText id={`${input.id}-${key}-error`} error role="alert">
                  {error}
                </FormHelperText>
              )}
            </div>
          )
        })}
        <Box sx={{ gridColumn: { xs: 'span 2', sm: 'span 3' } }}>
          <Typography component="label" htmlFor={`${input.id}-cityId`} variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('admin.address.cityId')}
          </Typography>
          <RowSearch
            id={`${input.id}-cityId`}
            target="cities"
            value={typeof parts['cityId'] === 'string' ? [parts['cityId']] : []}
            onChange={([id]) => set('cityId', id ?? null)}
            disabled={disabled ?? false}
          />
        </Box>
      </Box>
    </FieldFrame>
  )
}
