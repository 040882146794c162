import FilterIcon from '@mui/icons-material/FilterListOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { labelOf, useSpeaker } from '../../speaker.ts'

/** Offers the fields that do not narrow the list yet. */
export function AddFilter({ names, resource, onChoose }: { names: readonly string[]; resource: string; onChoose: (name: string) => void }) {
  const { translate } = useSpeaker()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (names.length === 0) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 36 }}
      >
        {translate('admin.filter.add')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {names.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null)
              onChoose(name)
            }}
          >
            {labelOf(translate, resource, name)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
