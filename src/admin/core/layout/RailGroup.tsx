import Reach from '@mui/icons-material/CampaignOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import MenuItem from '@mui/material/MenuItem'
import type SvgIcon from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Menu } from '../parts/late.tsx'
import { iconOfWay, nameOfWay, wayOf, wayTo } from './menu.ts'
import { useI18n } from '../useI18n.ts'
import { RailItem } from './RailItem.tsx'
import { namedKey } from '../../../schema/core/dataKeys.ts'

interface RailGroupProps {
  group: string
  names: readonly string[]
  open: boolean
  /** The link that leads to the present page. */
  here: string | undefined
  badges: Readonly<Record<string, number>>
}
// Rarely used links would fill the narrow menu with icons: these groups fold behind one icon.
const folded: Readonly<Record<string, typeof SvgIcon>> = { reach: Reach, settings: Settings }
const maxIcons = 2

/** A group of the menu; large ones fold while the menu is narrow. */
export function RailGroup({ group, names, open, here, badges }: RailGroupProps) {
  const { translate } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = translate(namedKey(`admin.groups.${group}`))
  const inside = here !== undefined && names.includes(here)
  const More = names.length > maxIcons ? folded[group] : undefined
  return (
    <Box role="group" aria-label={title} sx={{ marginBlockStart: 1.5 }}>
      {open ? (
        <Typography
          variant="caption"
          aria-hidden
          sx={{ display: 'block', paddingInline: '13px', marginBlockEnd: 0.5, color: 'text.disabled', fontWeight: 600 }}
        >
          {title}
        </Typography>
      ) : (
        <Box aria-hidden sx={{ blockSize: '1px', bgcolor: 'divider', marginInline: 1.5, marginBlockEnd: 1.5 }} />
      )}
      {!open && More ? (
        <>
          <Tooltip title={title} placement="right">
            <ButtonBase
              aria-label={title}
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={(event) => setAnchor(event.currentTarget)}
              sx={{
                inlineSize: '100%',
                blockSize: 40,
                borderRadius: 2,
                color: inside ? 'primary.main' : 'text.secondary',
                bgcolor: inside ? 'surface.brand' : undefined,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <More sx={{ fontSize: 22 }} />
            </ButtonBase>
          </Tooltip>
          <Menu
            open={anchor !== null}
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            anchorOrigin={{ vertical: 'center', horizontal: 'right' }}
          >
            {names.map((name) => {
              const Icon = iconOfWay(name)
              return (
                <MenuItem
                  key={name}
                  component={Link}
                  to={wayTo(name)}
                  selected={name === here}
                  onClick={() => setAnchor(null)}
                  sx={{ gap: 1.5 }}
                >
                  <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
                  {nameOfWay(translate, name)}
                </MenuItem>
              )
            })}
          </Menu>
        </>
      ) : (
        names.map((name) => <RailItem key={name} {...wayOf(translate, name)} open={open} here={name === here} badge={badges[name]} />)
      )}
    </Box>
  )
}
