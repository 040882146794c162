import Rating from '@mui/material/Rating'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/core/limits.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'

/** One to five stars; arrow keys change the value. */
export function RatingInput({ field, name, resource, disabled }: InputProps<'rating'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const value = typeof input.value === 'number' ? input.value : null
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error} group>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 40 }}>
        <Rating
          name={input.id}
          aria-labelledby={`${input.id}-label`}
          value={value}
          max={limits.maxRating}
          disabled={disabled ?? false}
          onChange={(_, stars) => input.set(stars)}
          onBlur={input.onBlur}
          getLabelText={(stars) => translate('admin.field.ratingOf', { value: stars, max: limits.maxRating })}
          emptyLabelText={translate('admin.field.noRating')}
          sx={{ fontSize: 30, color: 'meaning.caution' }}
        />
        {value !== null && !field.required && !disabled && (
          <Button size="small" onClick={() => input.set(null)}>
            {translate('admin.reference.clear')}
          </Button>
        )}
      </Box>
    </FieldFrame>
  )
}
