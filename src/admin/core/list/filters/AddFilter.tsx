import FilterIcon from '@mui/icons-material/FilterListOutlined'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Menu } from '../../parts/late.tsx'
import { useI18n } from '../../useI18n.ts'
import { filterableFields, listLabel } from '../listFields.ts'
import { useNarrowing } from './narrowing.ts'

/** Offers the fields without a filter: the main ones first, then all others. */
export function AddFilter({ used, onChoose }: { used: readonly string[]; onChoose: (name: string) => void }) {
  const { resource, without = [] } = useNarrowing()
  const { translate } = useI18n()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { near, far } = filterableFields(resource)
  const items = (names: readonly string[]) =>
    names
      .filter((name) => !used.includes(name) && !without.includes(name))
      .map((name) => (
        <MenuItem
          key={name}
          dense
          onClick={() => {
            setAnchor(null)
            onChoose(name)
          }}
        >
          {listLabel(translate, resource, name)}
        </MenuItem>
      ))
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
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ paper: { sx: { maxBlockSize: 460 } } }}>
        {items(near)}
        {far.length > 0 && near.length > 0 && (
          <ListSubheader disableSticky sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
            {translate('admin.filter.others')}
          </ListSubheader>
        )}
        {items(far)}
      </Menu>
    </>
  )
}
