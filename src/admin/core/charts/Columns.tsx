import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { daysFrom } from '../filters/days.ts'
import { useI18n } from '../useI18n.ts'
import { Segment } from './Segment.tsx'
import type { Drawn } from './drawn.ts'
import { valueText } from './values.ts'

const height = 168
// Width of a column with its gap, in pixels: a narrower one could not be pressed.
const narrowest = 28
const maxOnPhone = 10
// Width of a day's name, in pixels: narrower columns show its number only.
const widestDay = 52
/** With more columns there is no room for a number or a day at each, nor for a chart beside them. */
export const maxLabels = 16

const gone = (columns: number) => ({ [`@container (max-width: ${columns * narrowest}px)`]: { display: 'none' } })

/** A column for each day or week; today is highlighted. Columns follow the reading direction. */
export function Columns({ chart }: { chart: Drawn }) {
  const i18n = useI18n()
  const { format, timeZone } = i18n
  const { segments } = chart
  const limit = Math.max(1, ...segments.map(({ value }) => value ?? 0))
  const today = daysFrom(new Date().toISOString(), timeZone) ?? ''
  const current = segments.findLast(({ key }) => key <= today)?.key
  // With many days only every `step`th is labelled.
  const step = Math.ceil(segments.length / maxLabels)
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gap: { xs: '3px', sm: segments.length > maxLabels ? 0.5 : 1 },
        listStyle: 'none',
        margin: 0,
        padding: 0,
        containerType: 'inline-size',
      }}
    >
      {segments.map((segment, place) => {
        const { key, value } = segment
        const noon = `${key}T12:00:00Z`
        const now = key === current
        const spoken = place % step === 0
        // Where there is no room for all labels, the last ones are kept.
        const fromEnd = segments.length - place
        return (
          <Box
            component="li"
            key={key}
            sx={{
              minInlineSize: 0,
              ...(fromEnd > maxLabels && gone(segments.length)),
              ...(fromEnd > maxOnPhone && gone(Math.min(segments.length, maxLabels))),
            }}
          >
            <Segment
              chart={chart}
              segment={segment}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: 0.5, color: 'text.secondary' }}
            >
              <Box
                aria-hidden
                sx={{
                  display: 'flex',
                  flexDirection: 'column',
                  justifyContent: 'flex-end',
                  alignItems: 'center',
                  blockSize: height,
                  inlineSize: '100%',
                  gap: 0.5,
                }}
              >
                <Typography
                  component="span"
                  variant="caption"
                  sx={{
                    fontWeight: now ? 700 : 500,
                    color: now ? 'primary.main' : undefined,
                    fontSize: { xs: 10.5, sm: step > 1 ? 10 : 12 },
                  }}
                >
                  {valueText(i18n, chart.unit, value)}
                </Typography>
                <Box
                  className="bar"
                  sx={{
                    inlineSize: '100%',
                    maxInlineSize: 38,
                    blockSize: `${(Math.max(0, value ?? 0) / limit) * (height - 28)}px`,
                    minBlockSize: value === null ? 0 : 3,
                    borderStartStartRadius: 6,
                    borderStartEndRadius: 6,
                    bgcolor: 'primary.main',
                    opacity: now ? 1 : key < today ? 0.4 : 0.6,
                  }}
                />
              </Box>
              <Typography
                component="span"
                aria-hidden
                variant="caption"
                sx={{
                  textAlign: 'center',
                  fontWeight: now ? 700 : 420,
                  color: now ? 'text.primary' : undefined,
                  fontSize: { xs: 10, sm: 12 },
                  whiteSpace: 'nowrap',
                  visibility: { xs: 'visible', sm: spoken ? 'visible' : 'hidden' },
                }}
              >
                {segments.length <= maxLabels && (
                  <Box
                    component="span"
                    sx={{ display: 'block', [`@container (max-width: ${segments.length * widestDay}px)`]: { display: 'none' } }}
                  >
                    {format.weekday(noon)}
                  </Box>
                )}
                {key.slice(8)}
                {segments.length > maxLabels && `/${key.slice(5, 7)}`}
              </Typography>
            </Segment>
          </Box>
        )
      })}
    </Box>
  )
}
