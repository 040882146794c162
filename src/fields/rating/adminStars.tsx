import Star from '@mui/icons-material/StarRounded'
import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/core/limits.ts'

const places = Array.from({ length: limits.maxRating }, (_, place) => place + 1)

/** A number of stars out of five; read as one sentence by a screen reader. */
export function Stars({ value }: { value: number }) {
  const translate = useTranslate()
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate('admin.field.ratingOf', { value, limit: limits.maxRating })}
      sx={{ display: 'inline-flex' }}
    >
      {places.map((place) => (
        <Star key={place} aria-hidden sx={{ fontSize: 18, color: place <= value ? 'meaning.caution' : 'action.disabled' }} />
      ))}
    </Box>
  )
}
