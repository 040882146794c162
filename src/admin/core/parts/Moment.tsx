import Tooltip from '@mui/material/Tooltip'
import { useI18n } from '../useI18n.ts'

const near = 3_600_000

/** A moment: within the hour relative with the exact one on hover, others exact. */
export function Moment({ value, dense }: { value: string; dense?: boolean }) {
  const { format } = useI18n()
  const exact = format.dateTime(value)
  if (!dense || Math.abs(Date.parse(value) - Date.now()) > near)
    return (
      <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
        <bdi>{exact}</bdi>
      </time>
    )
  return (
    <Tooltip title={exact}>
      <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
        {format.relative(value)}
      </time>
    </Tooltip>
  )
}
