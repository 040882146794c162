import { useDelete } from 'react-admin'
import { definitionOf, type Row } from '../../definition.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { useI18n } from '../../useI18n.ts'
import { AskDialog } from '../../pages/AskDialog.tsx'

/** Deletes a row of the list after a confirmation. */
export function DeleteQuestion({ resource, row, onClose }: { resource: string; row: Row; onClose: () => void }) {
  const i18n = useI18n()
  const { translate } = i18n
  const [remove] = useDelete()
  return (
    <AskDialog
      title={translate('admin.delete.title', { name: rowTitle(resource, row, i18n) })}
      text={translate(definitionOf(resource).softDelete ? 'admin.delete.soft' : 'admin.delete.hard')}
      cancel={translate('admin.form.cancel')}
      onCancel={onClose}
      choices={[
        {
          label: translate('admin.delete.name'),
          main: true,
          danger: true,
          // The client has shown the error.
          onChoose: () => remove(resource, { id: row.id, previousData: row }, { onSettled: onClose, returnPromise: true }),
        },
      ]}
    />
  )
}
