import History from '@mui/icons-material/HistoryOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Menu } from '../core/parts/late.tsx'
import { definitionOf } from '../core/definition.ts'
import { icons } from '../core/icons.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { RecentName } from './RecentName.tsx'
import { useRecentRows } from './useOffers.tsx'
import { cutText } from '../core/parts/cutText.ts'

/** The rows that the person opened last. */
export function RecentMenu() {
  const { translate } = useI18n()
  const rows = useRecentRows()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = translate('admin.search.recent')
  if (rows.length === 0) return null
  return (
    <>
      <IconButton
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <History fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxInlineSize: 360, minInlineSize: 260 } } }}
      >
        {rows.map(({ resource, id }) => {
          const Icon = icons[definitionOf(resource).icon]
          return (
            <MenuItem key={id} component={Link} to={`/home/${resource}/${id}/show`} onClick={() => setAnchor(null)} sx={{ gap: 1.5 }}>
              <Icon fontSize="small" titleAccess={nameOf(translate, resource, 1)} sx={{ color: 'text.disabled' }} />
              <Box component="span" sx={cutText}>
                <RecentName resource={resource} id={id} />
              </Box>
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
