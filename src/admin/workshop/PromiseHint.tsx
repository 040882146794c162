import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useDataProvider } from 'react-admin'
import { press } from '../../http/index.ts'
import type { ServiceLine } from '../../schema/core/kinds.ts'
import { appointments } from '../../schema/appointments/index.ts'
import type { Row } from '../core/definition.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'

const minute = 60_000
const step = appointments.fields.promiseAt.config.gap * minute

/**
 * When the car can be ready with all accepted work: after the minutes of all services, and not before the accepted work itself can be done.
 */
function promiseOf(row: Row, work: readonly Row[]): number {
  const minutes = (row['services'] as readonly ServiceLine[]).reduce((sum, one) => sum + one.minutes, 0)
  const accepted = work.filter(({ decision }) => decision === 'accepted')
  const decided = Math.max(0, ...accepted.map((one) => Date.parse(String(one['decidedAt']))))
  const extra = accepted.reduce((sum, one) => sum + Number(one['minutes']), 0)
  const ready = Math.max(Date.parse(String(row['startAt'])) + minutes * minute, decided + extra * minute)
  return Math.ceil(ready / step) * step
}

/** Warns when accepted work takes longer than promised, and offers the later time. */
export function PromiseHint({ row, work, onChanged }: { row: Row; work: readonly Row[]; onChanged: () => void }) {
  const { translate, format } = useI18n()
  const dataProvider = useDataProvider()
  const { run } = useRowAction('appointments')
  const ready = new Date(promiseOf(row, work)).toISOString()
  const promised = typeof row['promiseAt'] === 'string' ? row['promiseAt'] : String(row['endAt'])
  if (!work.some(({ decision }) => decision === 'accepted') || ready <= promised) return null
  const apply = async () => {
    await run(() =>
      dataProvider.update('appointments', { id: row.id, data: { promiseAt: ready, version: row.version }, previousData: row }),
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
      {translate('admin.job.promiseHint', { when: format.dateTime(ready) })}
    </Alert>
  )
}
