import Collapse from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined'
import Expand from '@mui/icons-material/KeyboardDoubleArrowRightOutlined'
import Home from '@mui/icons-material/SpaceDashboardOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { useSession } from '../../../session/index.ts'
import { arrange, usePreferences } from '../preferences.ts'
import { menuFor } from './menu.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { Mark } from './Mark.tsx'
import { RailGroup } from './RailGroup.tsx'
import { RailItem } from './RailItem.tsx'
import { useBadges } from './useBadges.ts'

const widths = { open: 232, slim: 68 }

/** The menu at the start side: icons only, or with labels. */
export const Rail = memo(function Rail() {
  const { translate, code } = useI18n()
  const { railOpen: open } = usePreferences()
  const tenant = useSession('staff')?.tenantName[code]
  const badges = useBadges()
  const toggle = translate(open ? 'admin.layout.closeRail' : 'admin.layout.openRail')
  return (
    <Box
      component="nav"
      aria-label={translate('admin.layout.menu')}
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        blockSize: '100dvh',
        inlineSize: open ? widths.open : widths.slim,
        flex: 'none',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        borderInlineEnd: '1px solid',
        borderColor: 'divider',
        transition: 'inline-size 200ms cubic-bezier(.2,.8,.2,1)',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, blockSize: 60, paddingInline: '18px', flex: 'none' }}>
        <Mark />
        {open && (
          <Typography noWrap sx={{ fontWeight: 700 }}>
            {tenant}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', paddingInline: 1.25, paddingBlockEnd: 1 }}>
        <RailItem to="/home/dashboard" label={translate('admin.dashboard.title')} Icon={Home} open={open} />
        {menuFor(useMay()).map(({ group, names }) => (
          <RailGroup key={group} group={group} names={names} open={open} badges={badges} />
        ))}
      </Box>
      <Box
        sx={{
          padding: 1.25,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          display: 'flex',
          justifyContent: open ? 'flex-end' : 'center',
        }}
      >
        <Tooltip title={toggle} placement="right">
          <IconButton
            size="small"
            aria-label={toggle}
            aria-expanded={open}
            onClick={() => arrange({ railOpen: !open })}
            sx={{ '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
          >
            {open ? <Collapse fontSize="small" /> : <Expand fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
})
