import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { missingSide, sides, sidesOf } from '../bilingual/sides.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import { lazyPart } from '../../admin/core/parts/lazyPart.ts'
import { Skeleton } from '../../admin/core/parts/Skeleton.tsx'

const MarkupBox = lazyPart(() => import('./adminMarkupBox.tsx').then((file) => ({ default: file.MarkupBox })))
const editorHeight = 216

/** A formatted text in both languages, side by side. */
export function RichTextInput({ field, name, resource, disabled }: InputProps<'richText'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const value = sidesOf(input.value)
  const missing = missingSide(value)
  return (
    <FieldFrame
      id={input.id}
      label={input.label}
      required={field.required}
      error={input.anyError}
      about={missing && translate('admin.field.languageMissing', { language: translate(`enumerations.language.${missing.id}`) })}
      group
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: 1.5 }}>
        {sides.map((side) => (
          <Box key={side.code} sx={{ minInlineSize: 0 }}>
            <Typography
              variant="caption"
              aria-hidden
              sx={{
                display: 'block',
                fontWeight: 600,
                color: missing?.code === side.code ? 'meaning.caution' : 'text.secondary',
              }}
            >
              {side.code.toUpperCase()}
            </Typography>
            <Suspense fallback={<Skeleton variant="rounded" height={editorHeight} />}>
              <MarkupBox
                side={side}
                label={`${input.label}, ${translate(`enumerations.language.${side.id}`)}`}
                describedBy={input.describedBy}
                value={value[side.code] ?? ''}
                onChange={(html) => input.set({ en: '', ar: '', ...value, [side.code]: html })}
                onBlur={input.onBlur}
                disabled={disabled ?? false}
                error={Boolean(input.error ?? input.errorOf(side.code))}
              />
            </Suspense>
          </Box>
        ))}
      </Box>
    </FieldFrame>
  )
}
