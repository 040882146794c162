import Collapse from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined'
import Less from '@mui/icons-material/ExpandLessOutlined'
import More from '@mui/icons-material/ExpandMoreOutlined'
import Expand from '@mui/icons-material/KeyboardDoubleArrowRightOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../../session/index.ts'
import { arrange, usePreferences } from '../preferences.ts'
import { firstWays, menuFor, nowWay, wayHere, wayOf } from './menu.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { Mark } from './Mark.tsx'
import { RailGroup } from './RailGroup.tsx'
import { RailItem } from './RailItem.tsx'
import { useBadges } from './useBadges.ts'

const widths = { open: 232, slim: 68 }
/** Entries before More, beside Now. */
const firstCount = 5

/** The menu at the start side, with names where there is room or as the person chose: first what their job needs, the rest under More. */
export const Rail = memo(function Rail() {
  const { translate, code } = useI18n()
  const { menuNames, menuMore } = usePreferences()
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const open = menuNames ?? wide
  const may = useMay()
  const first = firstWays(may, firstCount)
  const rest = menuFor(may)
    .map(({ group, names }) => ({ group, names: names.filter((name) => !first.includes(name)) }))
    .filter(({ names }) => names.length > 0)
  const others = rest.flatMap(({ names }) => names)
  const here = wayHere(['dashboard', ...first, ...others], useLocation())
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
        <RailItem {...nowWay} label={translate('admin.queue.title')} open={open} here={here === 'dashboard'} />
        {first.map((name) => (
          <RailItem key={name} {...wayOf(translate, name)} open={open} here={name === here} badge={badges[name]} />
        ))}
        {rest.length > 0 && (
          <RailItem
            to={() => arrange({ menuMore: !menuMore })}
            label={translate('admin.layout.more')}
            Icon={menuMore ? Less : More}
            open={open}
            here={!menuMore && here !== undefined && others.includes(here)}
            expanded={menuMore}
            badge={menuMore ? 0 : others.reduce((sum, name) => sum + (badges[name] ?? 0), 0)}
          />
        )}
        {menuMore &&
          rest.map(({ group, names }) => <RailGroup key={group} group={group} names={names} open={open} here={here} badges={badges} />)}
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
            onClick={() => arrange({ menuNames: !open })}
            sx={{ '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
          >
            {open ? <Collapse fontSize="small" /> : <Expand fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
})
