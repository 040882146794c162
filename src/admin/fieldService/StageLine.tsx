import Box from '@mui/material/Box'
import type { FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { useI18n } from '../core/useI18n.ts'
import { stagesOf, stageWord } from './fieldRequestTexts.ts'

/** The stages of a field request: past, present and coming. */
export function StageLine({ fieldRequest: { kind, stage, stageAt } }: { fieldRequest: FieldRequest }) {
  const i18n = useI18n()
  const stages = stagesOf(kind)
  const at = stages.indexOf(stage)
  const { text, tone } = stageWord(i18n, kind, stage)
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
          {i18n.format.relative(stageAt)}
        </Box>
      )}
    </Box>
  )
}
