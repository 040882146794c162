import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Menu } from '../../layout/late.tsx'
import { definitionOf, type Row } from '../../definition.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { icons } from '../../icons.ts'
import { useMay } from '../../rights.ts'
import { nameOf, useSpeaker } from '../../speaker.ts'

const requests = ['leads', 'complaints', 'feedback', 'roadsideAssistance', 'homeService'] as const

/** Writing down what a customer asks for; who they are goes along, not in the address. */
export function RequestMenu({ row }: { row: Row }) {
  const speaker = useSpeaker()
  const { translate } = speaker
  const may = useMay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const makeable = requests.filter((resource) => may('create', resource))
  if (makeable.length === 0) return null
  const about = { customerId: row.id }
  const asked = { ...about, name: rowTitle('customers', row, speaker), mobile: row['mobile'], email: row['email'] }
  return (
    <>
      <Button variant="outlined" startIcon={<Add />} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('admin.customer.request')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {makeable.map((resource) => {
          const Icon = icons[definitionOf(resource).icon]
          return (
            <MenuItem
              key={resource}
              component={Link}
              to={`/home/${resource}/create`}
              state={{ values: resource === 'leads' ? asked : about }}
              onClick={() => setAnchor(null)}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {nameOf(translate, resource, 1)}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
