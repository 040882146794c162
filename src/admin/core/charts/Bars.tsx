import Box from '@mui/material/Box'
import type { EnumerationName } from '../../../schema/enumerations.ts'
import { useI18n } from '../useI18n.ts'
import { toneOf } from '../theme/tones.ts'
import { Segment } from './Segment.tsx'
import type { Drawn } from './drawn.ts'
import { segmentName, valueText } from './values.ts'
import { cutText } from '../parts/cutText.ts'

/** A horizontal bar for each word or name, in the order of the enumeration. */
export function Bars({ chart }: { chart: Drawn }) {
  const i18n = useI18n()
  // A score is out of a hundred, whatever the largest value.
  const limit = chart.unit === 'score' ? 100 : Math.max(1, ...chart.segments.map(({ value }) => value ?? 0))
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
      {chart.segments.map((segment) => {
        const tone = chart.list ? toneOf(chart.list as EnumerationName, segment.key) : undefined
        return (
          <li key={segment.key}>
            <Segment chart={chart} segment={segment} sx={{ display: 'grid', gap: 0.5 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Box component="span" sx={cutText}>
                  <bdi>{segmentName(i18n, chart, segment)}</bdi>
                </Box>
                <Box component="bdi" sx={{ fontWeight: 650 }}>
                  {valueText(i18n, chart.unit, segment.value)}
                </Box>
              </Box>
              <Box aria-hidden sx={{ blockSize: 8, borderRadius: 4, bgcolor: 'surface.sunken', overflow: 'hidden' }}>
                <Box
                  className="bar"
                  sx={{
                    blockSize: '100%',
                    inlineSize: `${(Math.max(0, segment.value ?? 0) / limit) * 100}%`,
                    borderRadius: 4,
                    bgcolor: (theme) => (tone ? theme.palette.meaning[tone] : theme.palette.primary.main),
                  }}
                />
              </Box>
            </Segment>
          </li>
        )
      })}
    </Box>
  )
}
