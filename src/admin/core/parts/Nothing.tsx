import Typography from '@mui/material/Typography'
import { useTranslate } from '../../../i18n/index.ts'

/** The sign for an empty value. */
export function Nothing() {
  const translate = useTranslate()
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.disabled' }} aria-label={translate('admin.field.empty')} role="img">
      –
    </Typography>
  )
}
