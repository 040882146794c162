import Call from '@mui/icons-material/CallOutlined'
import Message from '@mui/icons-material/ChatOutlined'
import NoteAdd from '@mui/icons-material/RateReviewOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import type { RowItemsProps } from '../core/list/rows/rowItems.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { FollowUpDialog } from './FollowUpDialog.tsx'
import { waysTo } from './reach.ts'

const outside = { target: '_blank', rel: 'noreferrer' } as const

/** In a lead's row menu: call, write, and record a follow-up. */
export function LeadItems({ row, onClose, onOpen }: RowItemsProps) {
  const { translate } = useI18n()
  const may = useMay()
  const { call, whatsapp } = waysTo(row)
  const open = row['status'] === 'pending' || row['status'] === 'in-progress'
  return (
    <>
      {call && (
        <MenuItem component="a" href={call} onClick={onClose}>
          <ListItemIcon>
            <Call fontSize="small" />
          </ListItemIcon>
          {translate('admin.customer.call')}
        </MenuItem>
      )}
      {whatsapp && (
        <MenuItem component="a" href={whatsapp} {...outside} onClick={onClose}>
          <ListItemIcon>
            <Message fontSize="small" />
          </ListItemIcon>
          {translate('admin.customer.message')}
        </MenuItem>
      )}
      {open && may('edit', 'leads', row) && (
        <MenuItem
          onClick={() => {
            onClose()
            onOpen((close) => <FollowUpDialog lead={row} onClose={close} />)
          }}
        >
          <ListItemIcon>
            <NoteAdd fontSize="small" />
          </ListItemIcon>
          {translate('admin.lead.followUp')}
        </MenuItem>
      )}
    </>
  )
}
