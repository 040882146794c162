import Call from '@mui/icons-material/CallOutlined'
import Message from '@mui/icons-material/ChatOutlined'
import Logged from '@mui/icons-material/PhoneCallbackOutlined'
import NoteAdd from '@mui/icons-material/RateReviewOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import type { RowItemsProps } from '../core/list/rows/rowItems.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { ContactDialog, type Channel } from './ContactDialog.tsx'
import { FollowUpDialog } from './FollowUpDialog.tsx'
import { waysTo } from './reach.ts'
import { isOpen } from '../../schema/transitions.ts'

const outside = { target: '_blank', rel: 'noreferrer' } as const

/** In a lead's row menu: call, write, log a contact, and record a follow-up. */
export function LeadItems({ row, onClose, onOpen }: RowItemsProps) {
  const { translate } = useI18n()
  const may = useMay()
  const { call, whatsapp } = waysTo(row)
  const open = isOpen('lead', row['status'])
  const works = open && may('edit', 'leads', row)
  const reached = (channel: Channel) => {
    onClose()
    if (works) onOpen((close) => <ContactDialog lead={row} channel={channel} onClose={close} />)
  }
  return (
    <>
      {call && (
        <MenuItem component="a" href={call} onClick={() => reached('call')}>
          <ListItemIcon>
            <Call fontSize="small" />
          </ListItemIcon>
          {translate('admin.customer.call')}
        </MenuItem>
      )}
      {whatsapp && (
        <MenuItem component="a" href={whatsapp} {...outside} onClick={() => reached('whatsapp')}>
          <ListItemIcon>
            <Message fontSize="small" />
          </ListItemIcon>
          {translate('admin.customer.message')}
        </MenuItem>
      )}
      {works && (
        <MenuItem onClick={() => reached('call')}>
          <ListItemIcon>
            <Logged fontSize="small" />
          </ListItemIcon>
          {translate('admin.lead.contact.log')}
        </MenuItem>
      )}
      {works && (
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
