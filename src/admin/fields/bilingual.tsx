import Box from '@mui/material/Box'
import { get, useFormContext } from 'react-hook-form'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useTranslate } from '../../i18n/index.ts'
import { languages } from '../../schema/limits.ts'
import { textFilter } from '../filters/TextFilter.tsx'
import { useSpeaker } from '../speaker.ts'
import { bilingualText } from './bilingualValue.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { useFieldInput } from './useFieldInput.ts'

const sides = Object.values(languages).map(({ code, direction }) => ({ code, direction }))
type Side = (typeof sides)[number]['code']

/** A text in English and Arabic, side by side. */
export const bilingual: FieldPart<'bilingual'> = {
  wide: true,
  Input: function BilingualInput({ field, name, resource, disabled }) {
    const input = useFieldInput(name, resource)
    const translate = useTranslate()
    const { formState } = useFormContext()
    const value = (typeof input.value === 'object' && input.value !== null ? input.value : {}) as Partial<Record<Side, string>>
    const errorOf = (side: Side) => (get(formState.errors, `${name}.${side}`) as { message?: string } | undefined)?.message
    const error = input.error ?? sides.map(({ code }) => errorOf(code)).find(Boolean)
    return (
      <FieldFrame id={input.id} label={input.label} required={field.required} error={error} group>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
          {sides.map(({ code, direction }) => (
            <OutlinedInput
              key={code}
              fullWidth
              value={value[code] ?? ''}
              disabled={disabled ?? false}
              error={Boolean(input.error ?? errorOf(code))}
              onBlur={input.onBlur}
              inputRef={code === 'en' ? input.ref : undefined}
              onChange={(event) => input.set({ en: '', ar: '', ...value, [code]: event.target.value })}
              startAdornment={
                <Typography variant="caption" aria-hidden sx={{ color: 'text.disabled', fontWeight: 600 }}>
                  {code.toUpperCase()}
                </Typography>
              }
              slotProps={{
                input: {
                  dir: direction,
                  lang: code,
                  style: { textAlign: 'start' },
                  'aria-label': `${input.label}, ${translate(`enumerations.language.${code === 'en' ? 1 : 2}`)}`,
                  'aria-describedby': input.describedBy,
                  'aria-required': field.required,
                },
              }}
            />
          ))}
        </Box>
      </FieldFrame>
    )
  },
  View: function BilingualView({ value, dense }) {
    const { code } = useSpeaker()
    const shown = bilingualText(value, code)
    if (!shown) return <Nothing />
    const other = bilingualText(value, code === 'en' ? 'ar' : 'en')
    return (
      <>
        <bdi>{shown}</bdi>
        {!dense && other !== shown && (
          <Typography component="bdi" variant="body2" lang={code === 'en' ? 'ar' : 'en'} sx={{ display: 'block', color: 'text.secondary' }}>
            {other}
          </Typography>
        )}
      </>
    )
  },
  Filter: textFilter,
}
