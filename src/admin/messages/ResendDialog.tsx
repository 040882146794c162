import { apart } from '../../i18n/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { AskDialog } from '../core/pages/AskDialog.tsx'
import { useI18n } from '../core/useI18n.ts'
import { useResend } from './useResend.ts'
import { resendMessage } from '../../schema/messages/calls.ts'

/** Asks before a message goes out again. */
export function ResendDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { translate } = useI18n()
  const { resend } = useResend()
  return (
    <AskDialog
      title={translate('admin.messages.resendTitle', { smart_count: 1 })}
      text={translate('admin.messages.resendText', { recipient: apart(String(row['recipient'])) })}
      cancel={translate('admin.form.cancel')}
      onCancel={onClose}
      choices={[
        {
          label: translate('admin.messages.resend'),
          main: true,
          onChoose: () =>
            resend((idempotencyKey) =>
              client.call(resendMessage, { version: row.version }, { params: { id: row.id }, idempotencyKey }),
            ).then(onClose),
        },
      ]}
    />
  )
}
