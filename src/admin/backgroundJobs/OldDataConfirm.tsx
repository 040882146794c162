import { AskDialog } from '../core/pages/AskDialog.tsx'
import type { ConfirmProps } from '../core/featureParts.ts'
import { useI18n } from '../core/useI18n.ts'
import { OldDataPreview } from './OldDataPreview.tsx'

/** What the settings of the form will delete, before they are saved. */
export function OldDataConfirm({ onConfirm, onClose }: ConfirmProps) {
  const { translate } = useI18n()
  return (
    <AskDialog
      title={translate('admin.oldData.confirmTitle')}
      cancel={translate('admin.form.cancel')}
      onCancel={onClose}
      choices={[{ label: translate('admin.oldData.confirm'), onChoose: onConfirm, main: true, danger: true }]}
      wide
    >
      <OldDataPreview />
    </AskDialog>
  )
}
