import Compact from '@mui/icons-material/DensitySmallOutlined'
import Columns from '@mui/icons-material/ViewColumnOutlined'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { arrange, useDesk } from '../../desk.ts'
import { labelOf, useSpeaker } from '../../speaker.ts'
import { possibleColumns, useColumns } from './columns.ts'

/** Which columns, and how dense; both are kept. */
export function Arrangement({ resource }: { resource: string }) {
  const { translate } = useSpeaker()
  const { columns, compact } = useDesk()
  const shown = useColumns(resource)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const keep = (names: readonly string[]) => arrange({ columns: { ...columns, [resource]: names } })
  const { [resource]: _own, ...others } = columns
  return (
    <>
      <Tooltip title={translate('admin.list.density')}>
        <IconButton
          size="small"
          aria-label={translate('admin.list.density')}
          aria-pressed={compact}
          color={compact ? 'primary' : 'default'}
          onClick={() => arrange({ compact: !compact })}
        >
          <Compact fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('admin.list.columns')}>
        <IconButton
          size="small"
          aria-label={translate('admin.list.columns')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Columns fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ paper: { sx: { maxBlockSize: 420 } } }}>
        {possibleColumns(resource).map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            dense
            onClick={() => keep(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name])}
          >
            <Checkbox
              size="small"
              checked={shown.includes(name)}
              tabIndex={-1}
              disableRipple
              sx={{ padding: 0.5, marginInlineEnd: 1 }}
              slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
            />
            <ListItemText primary={labelOf(translate, resource, name)} />
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          dense
          onClick={() => {
            setAnchor(null)
            arrange({ columns: others })
          }}
        >
          {translate('admin.list.resetColumns')}
        </MenuItem>
      </Menu>
    </>
  )
}
