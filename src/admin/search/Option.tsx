import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type SvgIcon from '@mui/material/SvgIcon'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A result of the search: a page to open, or a command. */
export interface Offer {
  id: string
  Icon: typeof SvgIcon
  /** Its group. */
  group: string
  content: ReactNode
  to?: string
  run?: () => void
}
interface OptionProps {
  id: string
  offer: Offer
  active: boolean
  onChoose: () => void
  onRun?: (() => void) | undefined
  onPoint: () => void
}

/** One line of the search; the focus stays in the field, which refers to the active line. */
export function Option({ id, offer: { Icon, content, to }, active, onChoose, onRun, onPoint }: OptionProps) {
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    if (active) line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <ButtonBase
      id={id}
      ref={(node: HTMLElement | null) => {
        line.current = node
      }}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      {...(to ? { component: Link, to } : { component: 'div' })}
      onMouseMove={active ? undefined : onPoint}
      onClick={(event: MouseEvent) => {
        // Opening a new tab leaves the search open.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        onChoose()
        onRun?.()
      }}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1.5,
        inlineSize: '100%',
        minBlockSize: 44,
        paddingInline: 1.5,
        paddingBlock: 0.75,
        borderRadius: 2,
        textAlign: 'start',
        fontSize: 14,
        color: 'text.primary',
        bgcolor: active ? 'action.selected' : undefined,
      }}
    >
      <Icon fontSize="small" aria-hidden sx={{ color: active ? 'primary.main' : 'text.disabled' }} />
      <Box component="span" sx={{ minInlineSize: 0, overflow: 'hidden', flex: 1 }}>
        {content}
      </Box>
    </ButtonBase>
  )
}
