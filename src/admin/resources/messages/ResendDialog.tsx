import { client } from '../../client.ts'
import type { Row } from '../../definition.ts'
import { AskDialog } from '../../pages/AskDialog.tsx'
import { useSpeaker } from '../../speaker.ts'
import { useResend } from './useResend.ts'

/** Asks before a message goes out again. */
export function ResendDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { translate } = useSpeaker()
  const { resend, sending } = useResend()
  return (
    <AskDialog
      title={translate('admin.messages.resendTitle', { smart_count: 1 })}
      text={translate('admin.messages.resendText', { recipient: `\u2068${String(row['recipient'])}\u2069` })}
      cancel={translate('admin.form.cancel')}
      onCancel={onClose}
      choices={[
        {
          label: translate('admin.messages.resend'),
          main: true,
          waiting: sending,
          onChoose: () =>
            void resend((idempotencyKey) =>
              client.call('resendMessage', { version: row.version }, { params: { id: row.id }, idempotencyKey }),
            ).then(onClose),
        },
      ]}
    />
  )
}
