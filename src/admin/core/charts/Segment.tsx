import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useI18n } from '../useI18n.ts'
import type { Drawn } from './drawn.ts'
import { addressOf, segmentName, valueText } from './values.ts'

/** A part of a chart: a link to the list of the rows that it counts. */
export function Segment({
  chart,
  segment,
  sx,
  children,
}: {
  chart: Drawn
  segment: Drawn['segments'][number]
  sx: SxProps<Theme>
  children: ReactNode
}) {
  const i18n = useI18n()
  return (
    <Box
      component={Link}
      to={addressOf(chart, segment)}
      aria-label={`${segmentName(i18n, chart, segment)}: ${valueText(i18n, chart.unit, segment.value)}`}
      sx={{ color: 'inherit', textDecoration: 'none', borderRadius: 1.5, '&:hover .bar': { filter: 'brightness(1.12)' }, ...sx }}
    >
      {children}
    </Box>
  )
}
