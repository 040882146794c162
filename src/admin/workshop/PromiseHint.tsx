import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useDataProvider } from 'react-admin'
import { press } from '../../http/index.ts'
import type { Row } from '../core/definition.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'

/** Warns when the work takes longer than a time that somebody promised, and offers the later time; the promise stays until it is taken. */
export function PromiseHint({ row, onChanged }: { row: Row; onChanged: () => void }) {
  const { translate, format } = useI18n()
  const dataProvider = useDataProvider()
  const { run } = useRowAction('appointments')
  const proposed = row['promiseProposedAt']
  const promised = typeof row['promiseAt'] === 'string' ? row['promiseAt'] : String(row['endAt'])
  if (typeof proposed !== 'string' || proposed <= promised) return null
  const apply = async () => {
    await run(() =>
      dataProvider.update('appointments', { id: row.id, data: { promiseAt: proposed, version: row.version }, previousData: row }),
    )
    onChanged()
  }
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button size="small" color="inherit" onClick={press(() => apply())}>
          {translate('admin.job.promiseApply')}
        </Button>
      }
    >
      {translate('admin.job.promiseHint', { when: format.dateTime(proposed) })}
    </Alert>
  )
}
