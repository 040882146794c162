import Box from '@mui/material/Box'
import type { Errand } from '../../schema/calls/errands.ts'
import { useSpeaker } from '../speaker.ts'
import { stagesOf, stageWord } from './errandWords.ts'

/** The way of an errand: what is behind it, where it is, what is ahead. */
export function StageLine({ errand: { kind, stage, stageAt } }: { errand: Errand }) {
  const speaker = useSpeaker()
  const stages = stagesOf(kind)
  const at = stages.indexOf(stage)
  const { text, tone } = stageWord(speaker, kind, stage)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 13 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: '3px' }}>
        {stages.map((one, place) => (
          <Box
            key={one}
            sx={{
              inlineSize: 14,
              blockSize: 5,
              borderRadius: 3,
              bgcolor: (theme) => (place <= at ? theme.palette.meaning[tone] : theme.palette.divider),
            }}
          />
        ))}
      </Box>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {text}
      </Box>
      {stageAt && (
        <Box component="time" dateTime={stageAt} sx={{ color: 'text.secondary' }}>
          {speaker.format.relative(stageAt)}
        </Box>
      )}
    </Box>
  )
}
