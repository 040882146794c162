import Box from '@mui/material/Box'
import type { CalendarBlock } from '../../../schema/appointments/calls/calendar.ts'
import { useI18n } from '../../core/useI18n.ts'
import type { Lane } from './lanes.ts'
import { inLane, shut } from './look.ts'

interface BlockBoxProps {
  block: CalendarBlock
  /** The advisor or bay, where the column does not show it. */
  whose: string
  top: number
  height: number
  lane: Lane | undefined
  onOpen: () => void
}

/** Blocked time in the grid, with its reason. */
export function BlockBox({ block, whose, top, height, lane, onOpen }: BlockBoxProps) {
  const { translate, format } = useI18n()
  const reason = [translate(`enumerations.blockReason.${block.reason}`), block.note ?? '', whose].filter(Boolean).join(' · ')
  const words = `${translate('resources.blockedTimes.name', { smart_count: 1 })}: ${format.time(block.startAt)} – ${format.time(block.endAt)}, ${reason}`
  return (
    <Box
      component="button"
      type="button"
      aria-label={words}
      title={words}
      disabled={!block.changeable}
      onClick={onOpen}
      onPointerDown={(event) => event.stopPropagation()}
      sx={(theme) => ({
        position: 'absolute',
        insetBlockStart: top + 1,
        blockSize: Math.max(24, height - 2),
        ...inLane(lane),
        padding: '3px 7px',
        display: 'block',
        overflow: 'hidden',
        textAlign: 'start',
        font: 'inherit',
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 600,
        color: 'text.secondary',
        background: shut(theme),
        border: `1px solid ${theme.palette.surface.control}`,
        borderRadius: '6px',
        cursor: block.changeable ? 'pointer' : 'default',
        '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1, zIndex: 4 },
      })}
    >
      <Box component="span" sx={{ bgcolor: 'background.paper', borderRadius: '4px', paddingInline: 0.5, boxDecorationBreak: 'clone' }}>
        {reason}
      </Box>
    </Box>
  )
}
