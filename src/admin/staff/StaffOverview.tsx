import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { client } from '../core/client.ts'
import { listLink } from '../core/listLink.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { definitionOf, type Row } from '../core/definition.ts'
import { Code } from '../core/parts/Code.tsx'
import { Moment } from '../core/parts/Moment.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useMay } from '../core/rights.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { Items } from '../core/parts/Items.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { staffOpenWork } from '../../schema/staff/calls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { AdministratorRequest } from './AdministratorRequest.tsx'

const shown = 5

/** A colleague's open work and sign-ins. */
export function StaffOverview({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const work = useQuery({
    queryKey: ['staff', 'openWork', row.id],
    queryFn: ({ signal }) => client.call(staffOpenWork, {}, { params: { id: row.id }, signal, quiet: true }),
  })
  const signIns = useGetList<Row>('signIns', {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { staffId: [row.id] },
  })
  const counts = Object.entries(work.data?.counts ?? {})
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
      {may('configure', 'staff', row) && <AdministratorRequest row={row} />}
      <Panel title={translate('admin.staff.work')}>
        {work.isPending && <Skeleton variant="rounded" height={60} />}
        {work.data && counts.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.staff.noWork')}</Typography>}
        <Items sx={{ display: 'grid', gap: 0.75 }}>
          {counts.map(([name, count]) => {
            const [field = ''] = definitionOf(name).own ?? []
            const label = nameOf(translate, name)
            return (
              <Box component="li" key={name} sx={{ display: 'flex', justifyContent: 'space-between' }}>
                {may('list', name) ? (
                  <Link component={RouterLink} to={listLink(name, { [field]: [row.id] })} underline="hover">
                    {label}
                  </Link>
                ) : (
                  label
                )}
                <Code>{count}</Code>
              </Box>
            )
          })}
        </Items>
      </Panel>
      <Panel title={translate('admin.staff.signIns')}>
        {signIns.isPending && <Skeleton variant="rounded" height={60} />}
        {signIns.data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.staff.noSignIns')}</Typography>}
        <Items sx={{ display: 'grid', gap: 0.75, fontSize: 13 }}>
          {signIns.data?.map((one) => (
            <Box component="li" key={one.id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              <StatusDot tone={toneOf('signInOutcome', String(one['outcome'])) ?? 'neutral'}>
                {translate(wordKey('signInOutcome', one['outcome']))}
              </StatusDot>
              <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}>
                {Boolean(one['address']) && <Code>{String(one['address'])}</Code>} <Moment value={String(one['createdAt'])} dense />
              </Box>
            </Box>
          ))}
        </Items>
        {(signIns.total ?? 0) > shown && (
          <Link component={RouterLink} to={listLink('signIns', { staffId: [row.id] })} underline="hover" sx={{ fontSize: 13 }}>
            {translate('admin.staff.allSignIns')}
          </Link>
        )}
      </Panel>
    </Box>
  )
}
