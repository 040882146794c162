import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { definitionOf, fieldsOf, type Row } from '../core/definition.ts'
import { partOf } from '../../fields/admin.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { useI18n } from '../core/useI18n.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

const limit = 5

/** Other leads of the same person: the one that this repeats, and those that repeat it. */
export function Twins({ row }: { row: Row }) {
  const { translate } = useI18n()
  const first = typeof row['duplicateOfId'] === 'string' ? row['duplicateOfId'] : null
  const sort = { field: 'createdAt', order: 'DESC' as const }
  const page = { page: 1, perPage: limit }
  const earlier = useGetList<Row>(
    'leads',
    { pagination: page, sort, filter: { ids: first }, meta: { everyBranch: true } },
    { enabled: first !== null },
  )
  const later = useGetList<Row>('leads', {
    pagination: page,
    sort,
    filter: { duplicateOfId: first ? [row.id, first] : [row.id] },
    meta: { everyBranch: true },
  })
  const others = [...(first ? (earlier.data ?? []) : []), ...(later.data ?? [])].filter(({ id }) => id !== row.id)
  if (others.length === 0) return null
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1, minInlineSize: 0 } }}>
      {translate(first ? 'admin.lead.repeats' : 'admin.lead.repeated')}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, marginBlockStart: 0.5 }}>
        {others.map((one) => (
          <Twin key={one.id} row={one} />
        ))}
      </Box>
    </Alert>
  )
}

function Twin({ row }: { row: Row }) {
  const { translate } = useI18n()
  const { status } = definitionOf('leads')
  const field = status && fieldsOf('leads')[status.field]
  const View = field && partOf(field).View
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minBlockSize: 32 }}>
      <Link component={RouterLink} to={`/home/leads/${row.id}/show`} underline="hover" sx={{ fontWeight: 600 }}>
        {translate(wordKey('leadType', row['type']))}
      </Link>
      <Moment value={String(row['createdAt'])} dense />
      {View && status && <View field={field} name={status.field} resource="leads" value={row[status.field]} row={row} dense />}
    </Box>
  )
}
