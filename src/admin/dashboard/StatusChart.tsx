import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Link } from 'react-router-dom'
import type { OutputOf } from '../../schema/endpoints.ts'
import { useSpeaker } from '../speaker.ts'
import { toneOf } from '../theme/tones.ts'
import { listLink } from './listLink.ts'
import { Panel } from './Panel.tsx'

/** Leads by status, longest bar first in the order of the work; each opens its list. */
export function StatusChart({ counts }: { counts: OutputOf<'dashboard'>['leadsByStatus'] | undefined }) {
  const { translate, format } = useSpeaker()
  const shown = counts?.filter(({ status }) => status !== 'deleted')
  const most = Math.max(1, ...(shown ?? []).map(({ count }) => count))
  return (
    <Panel title={translate('admin.dashboard.leads')} text={translate('admin.dashboard.leadsText')}>
      {!shown && <Skeleton variant="rounded" height={200} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {shown?.map(({ status, count }) => (
          <li key={status}>
            <Box
              component={Link}
              to={listLink('leads', { status: [status] })}
              sx={{ display: 'grid', gap: 0.75, color: 'inherit', textDecoration: 'none', borderRadius: 1.5 }}
            >
              <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
                <span>{translate(`enumerations.leadStatus.${status}`)}</span>
                <Box component="bdi" sx={{ fontWeight: 650 }}>
                  {format.number(count)}
                </Box>
              </Box>
              <Box aria-hidden sx={{ blockSize: 10, borderRadius: 5, bgcolor: 'surface.sunken', overflow: 'hidden' }}>
                <Box
                  sx={{
                    blockSize: '100%',
                    inlineSize: `${(count / most) * 100}%`,
                    borderRadius: 5,
                    bgcolor: (theme) => theme.palette.meaning[toneOf('leadStatus', status) ?? 'neutral'],
                  }}
                />
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
