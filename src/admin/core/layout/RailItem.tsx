import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type SvgIcon from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import { NavLink } from 'react-router-dom'
import { useI18n } from '../useI18n.ts'

interface RailItemProps {
  to: string
  label: string
  Icon: typeof SvgIcon
  open: boolean
  /** Number of waiting items. */
  badge?: number | undefined
}
const limit = 99

/** A link of the menu. */
export function RailItem({ to, label, Icon, open, badge }: RailItemProps) {
  const { translate, format } = useI18n()
  const count = badge ? (badge > limit ? `${format.number(limit)}+` : format.number(badge)) : ''
  return (
    <Tooltip title={open ? '' : label} placement="right">
      <ButtonBase
        component={NavLink}
        to={to}
        aria-label={badge ? `${label}, ${translate('admin.layout.waiting', { smart_count: badge })}` : label}
        sx={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1.5,
          inlineSize: '100%',
          blockSize: 40,
          paddingInline: '13px',
          marginBlockEnd: '2px',
          borderRadius: 2,
          color: 'text.secondary',
          '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
          '&.active': { bgcolor: 'surface.brand', color: 'primary.main', fontWeight: 650 },
        }}
      >
        <Icon sx={{ fontSize: 22, flex: 'none' }} />
        {open && (
          <Box component="span" sx={{ fontSize: 14, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}>
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
