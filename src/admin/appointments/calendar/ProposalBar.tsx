import Before from '@mui/icons-material/KeyboardArrowUpOutlined'
import After from '@mui/icons-material/KeyboardArrowDownOutlined'
import Next from '@mui/icons-material/ChevronRightOutlined'
import Previous from '@mui/icons-material/ChevronLeftOutlined'
import Shorter from '@mui/icons-material/RemoveOutlined'
import Longer from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type SvgIcon from '@mui/material/SvgIcon'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Code } from '../../core/parts/Code.tsx'
import { useI18n } from '../../core/useI18n.ts'
import { conflictWords } from './conflictWords.ts'
import { isNew, type Proposal } from './proposal.ts'
import type { Step } from './steps.ts'
import type { Verdict } from './useConflict.ts'

interface ProposalBarProps {
  proposal: Proposal
  verdict: Verdict
  /** The name of the proposed column. */
  place: string
  onStep: (step: Step) => void
  onSave: () => void
  onBack: () => void
}
const ways: readonly [Step, typeof SvgIcon, turns?: true][] = [
  ['earlier', Before],
  ['later', After],
  ['previous', Previous, true],
  ['next', Next, true],
  ['shorter', Shorter],
  ['longer', Longer],
]

/** The proposed place of a booking, its conflict, and the buttons to confirm or change it. */
export function ProposalBar({ proposal, verdict, place, onStep, onSave, onBack }: ProposalBarProps) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const box = useRef<HTMLDivElement>(null)
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const { conflict, checking } = verdict
  const { booking, startAt, endAt } = proposal
  const fresh = isNew(proposal)
  const ready = fresh && !conflict && !checking
  useEffect(() => box.current?.focus(), [booking.id])
  const keys = (event: KeyboardEvent) => {
    const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const steps: Record<string, Step> = {
      ArrowUp: event.shiftKey ? 'shorter' : 'earlier',
      ArrowDown: event.shiftKey ? 'longer' : 'later',
      ArrowRight: onward === 'ArrowRight' ? 'next' : 'previous',
      ArrowLeft: onward === 'ArrowLeft' ? 'next' : 'previous',
    }
    const step = steps[event.key]
    if (step) onStep(step)
    else if (event.key === 'Escape') onBack()
    else if (event.key === 'Enter' && event.target === box.current) {
      if (ready) onSave()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const message = conflict
    ? conflictWords(i18n, conflict)
    : checking
      ? translate('admin.calendar.checking')
      : fresh
        ? translate(startAt === booking.startAt ? 'admin.calendar.free' : 'admin.calendar.freeTold')
        : translate(narrow ? 'admin.calendar.howToMoveByButtons' : 'admin.calendar.howToMove')
  return (
    <Box
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label={translate('admin.calendar.moving', { ref: booking.ref })}
      onKeyDown={keys}
      sx={{
        position: 'fixed',
        zIndex: 1150,
        insetInline: 0,
        insetBlockEnd: { xs: 'calc(64px + env(safe-area-inset-bottom))', sm: 20 },
        marginInline: 'auto',
        inlineSize: 'fit-content',
        maxInlineSize: 'min(860px, calc(100vw - 16px))',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        padding: 1.5,
        borderRadius: 3,
        border: '1px solid',
        borderColor: conflict ? 'error.main' : 'divider',
        bgcolor: 'surface.raised',
        boxShadow: '0 12px 32px rgb(10 20 35 / .24)',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 650 }}>
          <Code>{booking.ref}</Code> · <bdi>{format.longDay(startAt)}</bdi>, <bdi>{format.time(startAt)}</bdi> –{' '}
          <bdi>{format.time(endAt)}</bdi>
          {place && (
            <>
              {' · '}
              <bdi>{place}</bdi>
            </>
          )}
        </Box>
        <Box role="status" sx={{ fontSize: 13, color: conflict ? 'error.main' : 'text.secondary' }}>
          {message}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25 }}>
        {ways.map(([step, Icon, turns]) => (
          <IconButton
            key={step}
            aria-label={translate(`admin.calendar.steps.${step}`)}
            title={translate(`admin.calendar.steps.${step}`)}
            onClick={() => onStep(step)}
            sx={{ inlineSize: { xs: 44, sm: 36 }, blockSize: { xs: 44, sm: 36 } }}
          >
            <Icon fontSize="small" {...(turns ? { sx: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } } : {})} />
          </IconButton>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto', '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 } } }}>
        <Button onClick={onBack}>{translate('admin.calendar.putBack')}</Button>
        <Button variant="contained" disabled={!ready} onClick={onSave}>
          {translate('admin.calendar.move')}
        </Button>
      </Box>
    </Box>
  )
}
