import type { Row } from '../core/definition.ts'
import { RowFieldsDialog } from '../core/form/RowFieldsDialog.tsx'
import { useI18n } from '../core/useI18n.ts'

const fields = ['dueAt', 'channel', 'contactResult'] as const

/** The next contact of a lead, its method, and its result; the assigned person is reminded. */
export function NextContactDialog({ followUp, onClose }: { followUp: Row; onClose: () => void }) {
  const { translate } = useI18n()
  const words = { title: translate('admin.lead.nextTitle'), text: translate('admin.lead.nextText') }
  return <RowFieldsDialog resource="followUps" row={followUp} fields={fields} {...words} onClose={onClose} />
}
