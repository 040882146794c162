import Box from '@mui/material/Box'
import { useI18n } from '../core/useI18n.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

/** A message's text with each placeholder shown by its label. */
export function Gaps({ words }: { words: string }) {
  const { translate } = useI18n()
  return words.split(/\{(\w+)\}/).map((part, place) =>
    place % 2 === 1 ? (
      <Box
        key={place}
        component="bdi"
        sx={{
          paddingInline: 0.75,
          paddingBlock: 0.125,
          borderRadius: 1,
          bgcolor: 'action.hover',
          color: 'text.primary',
          fontWeight: 550,
          whiteSpace: 'nowrap',
        }}
      >
        {translate(namedKey(`messages.placeholders.${part}.label`))}
      </Box>
    ) : (
      part
    ),
  )
}
