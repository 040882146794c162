import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type SvgIcon from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router-dom'
import { useI18n } from '../useI18n.ts'

interface RailItemProps {
  /** An address, or what a press does. */
  to: string | (() => void)
  label: string
  Icon: typeof SvgIcon
  open: boolean
  /** Whether it leads to the present page, or the page is one of those that it hides. */
  here: boolean
  /** Number of waiting items. */
  badge?: number | undefined
  /** Whether what it shows is shown, of a button. */
  expanded?: boolean
}
const limit = 99

/** A link of the menu, or the button that shows more of them. */
export function RailItem({ to, label, Icon, open, here, badge, expanded }: RailItemProps) {
  const { translate, format } = useI18n()
  const count = badge ? (badge > limit ? `${format.number(limit)}+` : format.number(badge)) : ''
  const opens = typeof to === 'string' ? { component: Link, to, 'aria-current': here ? ('page' as const) : undefined } : { onClick: to }
  return (
    <Tooltip title={open ? '' : label} placement="right">
      <ButtonBase
        {...opens}
        aria-expanded={expanded}
        aria-label={badge ? `${label}, ${translate('admin.layout.waiting', { smart_count: badge })}` : label}
        sx={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1.5,
          inlineSize: '100%',
          minBlockSize: 40,
          paddingInline: '13px',
          paddingBlock: 0.5,
          marginBlockEnd: '2px',
          borderRadius: 2,
          textAlign: 'start',
          color: here ? 'primary.main' : 'text.secondary',
          fontWeight: here ? 650 : undefined,
          bgcolor: here ? 'surface.brand' : undefined,
          '&:hover': here ? {} : { bgcolor: 'action.hover', color: 'text.primary' },
        }}
      >
        <Icon sx={{ fontSize: 22, flex: 'none' }} />
        {open && (
          <Box component="span" sx={{ fontSize: 14, lineHeight: '18px' }}>
            {label}
          </Box>
        )}
        {count && (
          <Box
            component="span"
            aria-hidden
            sx={
              open
                ? {
                    marginInlineStart: 'auto',
                    fontSize: 12,
                    fontWeight: 650,
                    paddingInline: 0.75,
                    borderRadius: 1.5,
                    bgcolor: 'surface.sunken',
                    color: 'text.secondary',
                  }
                : {
                    position: 'absolute',
                    insetBlockStart: 7,
                    insetInlineEnd: 10,
                    inlineSize: 8,
                    blockSize: 8,
                    borderRadius: '50%',
                    bgcolor: 'warning.main',
                    fontSize: 0,
                  }
            }
          >
            {count}
          </Box>
        )}
      </ButtonBase>
    </Tooltip>
  )
}
