import Again from '@mui/icons-material/ReplayOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { client } from '../../client.ts'
import type { Row } from '../../definition.ts'
import { AskDialog } from '../../pages/AskDialog.tsx'
import { useSelection } from '../../pages/list/selection.ts'
import { useSpeaker } from '../../speaker.ts'
import { useMayResend } from './useMayResend.ts'
import { useResend } from './useResend.ts'

// More than this at a time is a campaign's business, not a hand's.
const most = 100

/** With the chosen messages: send those again that could not be sent. */
export function ResendMany() {
  const { translate, format } = useSpeaker()
  const mayResend = useMayResend()
  const { ids, all, count, filter, clear } = useSelection()
  const provider = useDataProvider()
  const { resend, sending } = useResend()
  const [asking, setAsking] = useState(false)
  if (!mayResend()) return null
  // Of all that match only the dead can go; of chosen ones the server leaves the others as they are.
  const chosen = async (): Promise<readonly string[]> => {
    if (!all) return ids.slice(0, most)
    const { data } = await provider.getList<Row>('messages', {
      filter: { ...filter, status: 'failed' },
      pagination: { page: 1, perPage: most },
      sort: { field: 'createdAt', order: 'ASC' },
    })
    return data.map(({ id }) => id)
  }
  const send = async () => {
    const found = await chosen()
    if (found.length > 0) await resend((idempotencyKey) => client.call('resendMessages', { ids: [...found] }, { idempotencyKey }))
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
          choices={[{ label: translate('admin.messages.resend'), main: true, waiting: sending, onChoose: () => void send() }]}
        />
      )}
    </>
  )
}
