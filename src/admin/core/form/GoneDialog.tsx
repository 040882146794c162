import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { AskDialog } from '../pages/AskDialog.tsx'

/** The row was deleted while it was edited: the input is kept and can be saved as a new row. */
export function GoneDialog({ resource, onNew, onClose }: { resource: string; onNew: () => void; onClose: () => void }) {
  const { translate } = useI18n()
  const allowed = useMay()('create', resource)
  return (
    <AskDialog
      title={translate('admin.form.goneTitle')}
      text={translate(allowed ? 'admin.form.gone' : 'admin.form.goneOnly')}
      cancel={translate('admin.conflict.later')}
      onCancel={onClose}
      choices={allowed ? [{ label: translate('admin.form.asNew'), main: true, onChoose: onNew }] : []}
    />
  )
}
