import Typography from '@mui/material/Typography'
import { useI18n } from '../useI18n.ts'

/** The same day in the Umm al-Qura calendar: a second, muted line. */
export function Hijri({ moment }: { moment: string }) {
  const { format } = useI18n()
  return (
    <Typography component="bdi" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
      {format.hijri(moment)}
    </Typography>
  )
}
