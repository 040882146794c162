import Call from '@mui/icons-material/CallOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import Message from '@mui/icons-material/ChatOutlined'
import Button from '@mui/material/Button'
import { useI18n } from '../core/useI18n.ts'
import { waysTo } from './reach.ts'

const outside = { target: '_blank', rel: 'noreferrer' } as const

interface ReachProps {
  row: Readonly<Record<string, unknown>>
  /** Called with the way that was pressed. */
  onReach?: (way: 'call' | 'whatsapp' | 'email') => void
}

/** Buttons to call and write to the person of a lead. */
export function Reach({ row, onReach }: ReachProps) {
  const { translate } = useI18n()
  const { call, whatsapp, email } = waysTo(row)
  return (
    <>
      {call && (
        <Button component="a" href={call} onClick={() => onReach?.('call')} variant="outlined" startIcon={<Call />}>
          {translate('admin.customer.call')}
        </Button>
      )}
      {whatsapp && (
        <Button component="a" href={whatsapp} {...outside} onClick={() => onReach?.('whatsapp')} variant="outlined" startIcon={<Message />}>
          {translate('admin.customer.message')}
        </Button>
      )}
      {email && (
        <Button component="a" href={email} onClick={() => onReach?.('email')} variant="outlined" startIcon={<Mail />}>
          {translate('admin.lead.email')}
        </Button>
      )}
    </>
  )
}
