import Comeback from '@mui/icons-material/ReplayOutlined'
import Failed from '@mui/icons-material/ReportProblemOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useDataProvider, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { press } from '../../http/index.ts'
import type { Row } from '../core/definition.ts'
import { Code } from '../core/parts/Code.tsx'
import { RowName } from '../core/fields/RowName.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { mayComeOf, useEarlierVisits } from './useEarlierVisits.ts'

/** Notices on a visit: a failed quality check, the earlier visit that it repeats, a later one that repeats it. */
export function VisitNotices({ row }: { row: Row }) {
  const { translate } = useI18n()
  const failed = row['qcFailReason']
  const { data: later = [] } = useGetList<Row>(
    'appointments',
    {
      pagination: { page: 1, perPage: 3 },
      sort: { field: 'startAt', order: 'DESC' },
      filter: { comebackOfId: [row.id] },
      meta: { everyBranch: true },
    },
    { enabled: row['status'] === 'delivered' },
  )
  return (
    <>
      {typeof failed === 'string' && failed !== '' && row['status'] !== 'delivered' && (
        <Alert severity="error" icon={<Failed />} sx={{ fontSize: 14 }}>
          <b>{translate('admin.board.failed')}</b> <bdi>{failed}</bdi>
        </Alert>
      )}
      {typeof row['comebackOfId'] === 'string' ? (
        <Alert severity="warning" icon={<Comeback />}>
          {translate('admin.visit.comebackOf')} <RowName target="appointments" id={row['comebackOfId']} linked />
        </Alert>
      ) : (
        <Suggestion row={row} />
      )}
      {later.length > 0 && (
        <Alert severity="warning" icon={<Comeback />}>
          {translate('admin.visit.cameBack')}{' '}
          {later.map(({ id, ref }) => (
            <Link key={id} component={RouterLink} to={`/home/appointments/${id}/show`} sx={{ marginInlineEnd: 1 }}>
              <Code>{String(ref)}</Code>
            </Link>
          ))}
        </Alert>
      )}
    </>
  )
}

function Suggestion({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const may = useMay()
  const provider = useDataProvider()
  const { run } = useRowAction('appointments')
  const open = row['status'] !== 'delivered' && row['closure'] === 'none' && may('edit', 'appointments', row)
  const earlier = useEarlierVisits(open ? row['vehicleId'] : undefined, row.id).find((visit) => mayComeOf(visit, row['startAt']))
  if (!earlier) return null
  const mark = () =>
    run(() => provider.update('appointments', { id: row.id, data: { ...row, comebackOfId: earlier.id }, previousData: row }))
  return (
    <Alert
      severity="info"
      icon={<Comeback />}
      action={
        <Button size="small" variant="outlined" onClick={press(() => mark())}>
          {translate('admin.visit.markComeback')}
        </Button>
      }
    >
      {translate('admin.visit.wasHere', { date: format.date(String(earlier['statusAt'] ?? earlier['startAt'])) })}{' '}
      <Link component={RouterLink} to={`/home/appointments/${earlier.id}/show`}>
        <Code>{String(earlier['ref'])}</Code>
      </Link>
    </Alert>
  )
}
