import More from '@mui/icons-material/SettingsOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { definitionOf } from '../definition.ts'
import { icons } from '../icons.ts'
import { nameOf, useSpeaker } from '../speaker.ts'
import { RailItem } from './RailItem.tsx'

interface RailGroupProps {
  group: string
  names: readonly string[]
  open: boolean
  badges: Readonly<Record<string, number>>
}
// Beyond this a slim rail would be a column of riddles: the group folds behind one icon.
const mostIcons = 4

/** A group of the menu; large ones fold while the rail is slim. */
export function RailGroup({ group, names, open, badges }: RailGroupProps) {
  const { translate } = useSpeaker()
  const { pathname } = useLocation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = translate(`admin.groups.${group}`)
  const inside = names.some((name) => pathname.startsWith(`/home/${name}`))
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
      {!open && names.length > mostIcons ? (
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
              const Icon = icons[definitionOf(name).icon]
              return (
                <MenuItem
                  key={name}
                  component={Link}
                  to={`/home/${name}`}
                  selected={pathname.startsWith(`/home/${name}`)}
                  onClick={() => setAnchor(null)}
                  sx={{ gap: 1.5 }}
                >
                  <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
                  {nameOf(translate, name)}
                </MenuItem>
              )
            })}
          </Menu>
        </>
      ) : (
        names.map((name) => (
          <RailItem
            key={name}
            to={`/home/${name}`}
            label={nameOf(translate, name)}
            Icon={icons[definitionOf(name).icon]}
            open={open}
            badge={badges[name]}
          />
        ))
      )}
    </Box>
  )
}
