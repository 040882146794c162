import Again from '@mui/icons-material/ReplayOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { AskDialog } from '../core/pages/AskDialog.tsx'
import { useSelection } from '../core/list/rows/selection.ts'
import { useI18n } from '../core/useI18n.ts'
import { useMayResend } from './useMayResend.ts'
import { useResend } from './useResend.ts'
import { resendMessages } from '../../schema/messages/calls.ts'

// Larger numbers should be sent by a campaign.
const limit = 100

/** Resends the dead letters among the selected messages. */
export function ResendMany() {
  const { translate, format } = useI18n()
  const mayResend = useMayResend()
  const { ids, all, count, filter, clear } = useSelection()
  const provider = useDataProvider()
  const { resend } = useResend()
  const [asking, setAsking] = useState(false)
  if (!mayResend()) return null
  // Of all matches only dead letters are sent; of selected ones the server skips the others.
  const chosen = async (): Promise<readonly string[]> => {
    if (!all) return ids.slice(0, limit)
    const { data } = await provider.getList<Row>('messages', {
      filter: { ...filter, status: 'failed' },
      pagination: { page: 1, perPage: limit },
      sort: { field: 'createdAt', order: 'ASC' },
    })
    return data.map(({ id }) => id)
  }
  const send = async () => {
    const found = await chosen()
    if (found.length > 0) await resend((idempotencyKey) => client.call(resendMessages, { ids: [...found] }, { idempotencyKey }))
    setAsking(false)
    clear()
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<Again />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        sx={{ minBlockSize: { xs: 44, sm: 32 } }}
      >
        {translate('admin.messages.resend')}
      </Button>
      {asking && (
        <AskDialog
          title={translate('admin.messages.resendTitle', { smart_count: count, count: format.number(count) })}
          text={translate('admin.messages.resendMany')}
          cancel={translate('admin.form.cancel')}
          onCancel={() => setAsking(false)}
          choices={[{ label: translate('admin.messages.resend'), main: true, onChoose: send }]}
        />
      )}
    </>
  )
}
