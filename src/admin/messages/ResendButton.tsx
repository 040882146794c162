import Again from '@mui/icons-material/ReplayOutlined'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { Row } from '../core/definition.ts'
import type { RowItemsProps } from '../core/list/rows/rowItems.ts'
import { useI18n } from '../core/useI18n.ts'
import { ResendDialog } from './ResendDialog.tsx'
import { useMayResend } from './useMayResend.ts'

/** On a dead letter's page: resends it. */
export function ResendButton({ row }: { row: Row }) {
  const { translate } = useI18n()
  const mayResend = useMayResend()
  const [asking, setAsking] = useState(false)
  if (!mayResend(row)) return null
  return (
    <>
      <Button variant="contained" startIcon={<Again />} onClick={() => setAsking(true)}>
        {translate('admin.messages.resend')}
      </Button>
      {asking && <ResendDialog row={row} onClose={() => setAsking(false)} />}
    </>
  )
}

/** The same in the menu of a list's row. */
export function ResendItem({ row, onClose, onOpen }: RowItemsProps) {
  const { translate } = useI18n()
  const mayResend = useMayResend()
  if (!mayResend(row)) return null
  return (
    <MenuItem
      onClick={() => {
        onClose()
        onOpen((close) => <ResendDialog row={row} onClose={close} />)
      }}
    >
      <ListItemIcon>
        <Again fontSize="small" />
      </ListItemIcon>
      {translate('admin.messages.resend')}
    </MenuItem>
  )
}
