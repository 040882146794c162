import Branch from '@mui/icons-material/StorefrontOutlined'
import Check from '@mui/icons-material/CheckOutlined'
import Down from '@mui/icons-material/KeyboardArrowDownOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Menu } from '../parts/late.tsx'
import { useBranch } from '../branch.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useI18n } from '../useI18n.ts'

/** Narrows every list and the dashboard to one branch; nothing for staff of a single branch. */
export function BranchSwitch({ slim }: { slim: boolean }) {
  const i18n = useI18n()
  const { branches, chosen, choose } = useBranch()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (branches.length < 2) return null
  const all = i18n.translate('admin.branch.all')
  const name = chosen ? rowTitle('dealershipLocations', chosen, i18n) : all
  const ways = [{ id: undefined, text: all }, ...branches.map((one) => ({ id: one.id, text: rowTitle('dealershipLocations', one, i18n) }))]
  return (
    <>
      <ButtonBase
        aria-label={i18n.translate('admin.branch.choose', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: 0.75,
          blockSize: 38,
          minInlineSize: 38,
          paddingInline: slim ? 1 : 1.25,
          borderRadius: 2,
          maxInlineSize: 220,
          color: chosen ? 'primary.main' : 'text.secondary',
          bgcolor: chosen ? 'surface.brand' : undefined,
          '&:hover': { bgcolor: chosen ? 'surface.brand' : 'action.hover' },
        }}
      >
        <Branch fontSize="small" />
        {!slim && (
          <Box component="bdi" sx={{ fontSize: 14, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
        )}
        {!slim && <Down sx={{ fontSize: 18 }} />}
      </ButtonBase>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ paper: { sx: { minInlineSize: 220 } } }}>
        {ways.map(({ id, text }) => (
          <MenuItem
            key={id ?? ''}
            role="menuitemradio"
            aria-checked={chosen?.id === id}
            selected={chosen?.id === id}
            sx={{ gap: 1.5, justifyContent: 'space-between' }}
            onClick={() => {
              setAnchor(null)
              choose(id)
            }}
          >
            <bdi>{text}</bdi>
            {chosen?.id === id && <Check fontSize="small" color="primary" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
