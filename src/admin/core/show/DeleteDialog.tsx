import { definitionOf, type Row } from '../definition.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useI18n } from '../useI18n.ts'
import { AskDialog } from '../pages/AskDialog.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useDeleteRow } from './useDeleteRow.ts'

/** Deletes a row after a confirmation; says whether it can be restored, and shows changes made by others meanwhile. */
export function DeleteDialog({ resource, row, onClose }: { resource: string; row: Row; onClose: () => void }) {
  const i18n = useI18n()
  const { translate } = i18n
  const { remove, current } = useDeleteRow(resource, row)
  return (
    <AskDialog
      wide={current !== undefined}
      title={translate('admin.delete.title', { name: rowTitle(resource, row, i18n) })}
      text={translate(definitionOf(resource).softDelete ? 'admin.delete.soft' : 'admin.delete.hard')}
      cancel={translate('admin.form.cancel')}
      onCancel={onClose}
      choices={[
        {
          label: translate(current ? 'admin.delete.anyway' : 'admin.delete.name'),
          main: true,
          danger: true,
          onChoose: remove,
        },
      ]}
    >
      {current && <StaleNotice resource={resource} before={row} current={current} />}
    </AskDialog>
  )
}
