import Typography from '@mui/material/Typography'
import { useSpeaker } from '../speaker.ts'

/** The same day in the Umm al-Qura calendar: a second, muted line. */
export function Hijri({ moment }: { moment: string }) {
  const { format } = useSpeaker()
  return (
    <Typography component="bdi" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
      {format.hijri(moment)}
    </Typography>
  )
}
