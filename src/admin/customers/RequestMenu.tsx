import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Menu } from '../core/parts/late.tsx'
import { definitionOf, type Row } from '../core/definition.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { icons } from '../core/icons.ts'
import { useMay } from '../core/rights.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'

const requests = ['leads', 'complaints', 'feedback', 'roadsideAssistance', 'homeService'] as const

/** Starts a record for a customer; the customer is passed in the state, not in the address. */
export function RequestMenu({ row }: { row: Row }) {
  const i18n = useI18n()
  const { translate } = i18n
  const may = useMay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const makeable = requests.filter((resource) => may('create', resource))
  if (makeable.length === 0) return null
  const about = { customerId: row.id }
  const requested = { ...about, name: rowTitle('customers', row, i18n), mobile: row['mobile'], email: row['email'] }
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
              state={{ values: resource === 'leads' ? requested : about }}
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
