import More from '@mui/icons-material/MoreHorizOutlined'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import { Menu } from '../core/parts/late.tsx'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { DeleteDialog } from '../core/show/DeleteDialog.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { MergeFinder } from './MergeFinder.tsx'
import { personalData } from '../../schema/customers/calls.ts'

/** Downloads a customer's personal data. */
async function download(id: string, name: string): Promise<void> {
  const data = await client.call(personalData, {}, { params: { id }, blocking: true })
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Rare actions on a customer: merging, and their rights to their data. */
export function CustomerMenu({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState<'merge' | 'erase' | 'delete' | null>(null)
  const rights = {
    merge: may('approve', 'customers', row),
    export: may('export', 'customers', row),
    erase: may('delete', 'customers', row),
  }
  if (!Object.values(rights).some(Boolean)) return null
  const choose = (what: 'merge' | 'erase' | 'delete') => {
    setAnchor(null)
    setOpen(what)
  }
  return (
    <>
      <Tooltip title={translate('admin.customer.more')}>
        <IconButton aria-label={translate('admin.customer.more')} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <More />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {rights.merge && <MenuItem onClick={() => choose('merge')}>{translate('admin.customer.merge')}</MenuItem>}
        {rights.export && (
          <MenuItem
            onClick={press(() => {
              setAnchor(null)
              return download(row.id, `customer-${row.id.slice(-6)}.json`)
            }, anchor)}
          >
            {translate('admin.customer.export')}
          </MenuItem>
        )}
        {rights.erase && <MenuItem onClick={() => choose('delete')}>{translate('admin.delete.name')}</MenuItem>}
        {rights.erase && (
          <MenuItem onClick={() => choose('erase')} sx={{ color: 'error.main' }}>
            {translate('admin.customer.erase')}
          </MenuItem>
        )}
      </Menu>
      {open === 'merge' && <MergeFinder row={row} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog resource="customers" row={row} onClose={() => setOpen(null)} />}
      {open === 'erase' && <EraseDialog row={row} onClose={() => setOpen(null)} />}
    </>
  )
}
