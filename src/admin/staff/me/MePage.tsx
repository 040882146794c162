import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSession } from '../../../session/index.ts'
import { Code } from '../../core/parts/Code.tsx'
import { Face } from '../../core/parts/Face.tsx'
import { Panel } from '../../core/parts/Panel.tsx'
import { PageTitle } from '../../core/pages/PageTitle.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { useI18n } from '../../core/useI18n.ts'
import { CalendarLink } from '../CalendarLink.tsx'
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx'
import { Habits } from './Habits.tsx'
import { NotificationChoicesPanel } from './NotificationChoicesPanel.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { useProfile } from './useProfile.ts'
import { Skeleton } from '../../core/parts/Skeleton.tsx'

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const
const column = { display: 'grid', gap: 2, minInlineSize: 0 } as const

/** The person's own page: who they are here, how they work, how they are reached, and where they are signed in. */
export function MePage() {
  const { translate, code } = useI18n()
  const staff = useSession('staff')
  const { data, isError, refetch } = useProfile()
  if (!staff) return null
  return (
    <Box sx={{ maxInlineSize: 1180 }}>
      <PageTitle>{translate('admin.me.title')}</PageTitle>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginBlockEnd: 2.5 }}>
        <Face name={staff.name[code]} photo={staff.photo} size={64} />
        <Box sx={{ minInlineSize: 0 }}>
          <Typography component="h1" variant="h1">
            <bdi>{staff.name[code]}</bdi>
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {translate(`enumerations.designation.${staff.designation}`)} · {staff.tenantName[code]} · <Code>{staff.email}</Code>
          </Typography>
        </Box>
      </Box>
      {isError && !data && <LoadFailed onRetry={() => refetch()} />}
      {!data && !isError && (
        <Box role="status" aria-label={translate('admin.list.loading')} sx={columns}>
          <Skeleton variant="rounded" height={380} sx={{ borderRadius: 3 }} />
          <Skeleton mute variant="rounded" height={280} sx={{ borderRadius: 3 }} />
        </Box>
      )}
      {data && (
        <Box sx={columns}>
          <Box sx={column}>
            <ProfilePanel profile={data.profile} />
            <NotificationChoicesPanel profile={data.profile} />
            <Panel title={translate('admin.me.calendar.title')}>
              <CalendarLink locationId={null} />
            </Panel>
          </Box>
          <Box sx={column}>
            <Habits profile={data.profile} />
            <PasswordPanel />
            <PasskeysPanel />
            <AuthenticatorPanel />
            <SessionsPanel />
          </Box>
        </Box>
      )}
    </Box>
  )
}
