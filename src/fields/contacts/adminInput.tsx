import Add from '@mui/icons-material/AddOutlined'
import Remove from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { enumerations } from '../../schema/enumerations.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { useTranslate } from '../../i18n/index.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { RowSearch } from '../../admin/core/fields/RowSearch.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'

interface Given {
  customerId: string | null
  role: string
}
const people = { kind: ['person'] }

/** The contacts of a company: customers who are people, and what each speaks for. */
export function ContactsInput({ field, name, resource, disabled }: InputProps<'contacts'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const all = Array.isArray(input.value) ? (input.value as Given[]) : []
  const change = (place: number, part: Partial<Given>) => input.set(all.map((one, at) => (at === place ? { ...one, ...part } : one)))
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required && all.length > 0} error={input.anyError} group>
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {all.map(({ customerId, role }, place) => (
          <Box
            key={place}
            role="group"
            aria-label={translate('admin.company.contact', { number: place + 1 })}
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 200px auto' } }}
          >
            <Box sx={{ gridColumn: { xs: 1, sm: 'auto' }, minInlineSize: 0 }}>
              <RowSearch
                target="customers"
                label={translate('admin.company.person')}
                value={customerId ? [customerId] : []}
                filter={people}
                onChange={([id]) => change(place, { customerId: id ?? null })}
                onBlur={input.onBlur}
                disabled={disabled ?? false}
                error={Boolean(input.errorOf(`${place}.customerId`))}
              />
            </Box>
            <TextField
              select
              value={role}
              disabled={disabled ?? false}
              onChange={(event) => change(place, { role: event.target.value })}
              sx={{ gridColumn: { xs: 1, sm: 'auto' } }}
              slotProps={{ htmlInput: { 'aria-label': translate('admin.company.role') } }}
            >
              {enumerations.contactRole.map((word) => (
                <MenuItem key={word} value={word}>
                  {translate(wordKey('contactRole', word))}
                </MenuItem>
              ))}
            </TextField>
            {!disabled && (
              <IconButton
                aria-label={translate('admin.company.removeContact', { number: place + 1 })}
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
            <Button size="small" startIcon={<Add />} onClick={() => input.set([...all, { customerId: null, role: 'fleet' }])}>
              {translate('admin.company.addContact')}
            </Button>
          </Box>
        )}
      </Box>
    </FieldFrame>
  )
}
