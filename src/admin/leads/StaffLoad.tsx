import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { client } from '../core/client.ts'
import { listLink } from '../core/listLink.ts'
import { bilingualText } from '../../fields/bilingual/bilingualValue.ts'
import { useI18n } from '../core/useI18n.ts'
import { Items } from '../core/parts/Items.tsx'
import { openStatuses } from '../../schema/core/transitions.ts'
import { leadsCountByStaff } from '../../schema/leads/calls.ts'
import { leadGraph } from '../../schema/leads/transitions.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { cutText } from '../core/parts/cutText.ts'

const open = { status: openStatuses(leadGraph) }

/** Open leads by colleague, most first; each name links to the list, where they can be reassigned. */
export function StaffLoad() {
  const { translate, format, code } = useI18n()
  const { data } = useQuery({
    queryKey: ['leads', 'byStaff'],
    queryFn: ({ signal }) => client.call(leadsCountByStaff, {}, { signal, quiet: 'silent' }),
  })
  if (!data) return <Skeleton variant="rounded" height={150} />
  if (data.data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{translate('admin.lead.team.none')}</Typography>
  return (
    <Items sx={{ maxBlockSize: 220, overflowY: 'auto' }}>
      {data.data.map(({ staff, pending, open: all }) => (
        <Box
          component="li"
          key={staff?.id ?? ''}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: { xs: 44, sm: 28 }, fontSize: 13 }}
        >
          <Link
            component={RouterLink}
            to={listLink('leads', staff ? { assigneeId: [staff.id], ...open } : { assigneeIdHas: 'false', ...open })}
            underline="hover"
            sx={{
              flex: 1,
              ...cutText,
              fontWeight: staff ? 450 : 650,
            }}
          >
            <bdi>{staff ? bilingualText(staff.name, code) : translate('admin.lead.team.nobody')}</bdi>
          </Link>
          <span>{translate('admin.lead.team.waiting', { count: format.number(pending) })}</span>
          <b style={{ fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{format.number(all)}</bdi>
          </b>
        </Box>
      ))}
    </Items>
  )
}
