import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useTranslate } from '../../i18n/index.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { missingSide, sides, sidesOf } from './sides.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'

// From this length on the text is a message, which is shown as a whole while it is written.
const messageLength = 600

/** A text in English and Arabic, side by side; names the language that is missing. */
export function BilingualInput({ field, name, resource, disabled }: InputProps<'bilingual'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const value = sidesOf(input.value)
  const missing = missingSide(value)
  const lengthy = field.config.max >= messageLength
  const lacks = missing && translate('admin.field.languageMissing', { language: translate(`enumerations.language.${missing.id}`) })
  return (
    <FieldFrame
      id={input.id}
      label={input.label}
      required={field.required}
      error={missing && input.errorOf(missing.code) ? lacks : input.anyError}
      about={lacks}
      group
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2.5, rowGap: 1.5 }}>
        {sides.map(({ code, id, direction }) => (
          <OutlinedInput
            key={code}
            fullWidth
            multiline={lengthy}
            {...(lengthy ? { minRows: 3, maxRows: 12 } : {})}
            value={value[code] ?? ''}
            disabled={disabled ?? false}
            error={Boolean(input.error ?? input.errorOf(code))}
            onBlur={input.onBlur}
            inputRef={code === 'en' ? input.ref : undefined}
            onChange={(event) => input.set({ en: '', ar: '', ...value, [code]: event.target.value.replace(/\s*\n\s*/g, ' ') })}
            sx={lengthy ? { alignItems: 'flex-start' } : undefined}
            startAdornment={
              <Typography
                variant="caption"
                aria-hidden
                sx={{ color: missing?.code === code ? 'meaning.caution' : 'text.disabled', fontWeight: 600, paddingInlineEnd: 1 }}
              >
                {code.toUpperCase()}
              </Typography>
            }
            slotProps={{
              input: {
                dir: direction,
                lang: code,
                style: { textAlign: 'start' },
                'aria-label': `${input.label}, ${translate(`enumerations.language.${id}`)}`,
                'aria-describedby': input.describedBy,
                'aria-required': field.required,
                'aria-invalid': Boolean(input.error ?? input.errorOf(code)),
              },
            }}
          />
        ))}
      </Box>
    </FieldFrame>
  )
}
