import type { Row } from '../core/definition.ts'
import { RowFieldsDialog } from '../core/form/RowFieldsDialog.tsx'
import { useI18n } from '../core/useI18n.ts'

const fields = ['offerPrice', 'offerUntil'] as const

/** The offer that the person of a lead was made; without a price there is none. */
export function OfferDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { translate } = useI18n()
  return <RowFieldsDialog resource="leads" row={row} fields={fields} title={translate('admin.lead.steps.offer')} onClose={onClose} />
}
