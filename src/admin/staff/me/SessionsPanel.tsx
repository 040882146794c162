import Laptop from '@mui/icons-material/LaptopOutlined'
import Phone from '@mui/icons-material/SmartphoneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { press } from '../../../http/index.ts'
import type { InputOf, OutputOf } from '../../../schema/endpoints.ts'
import { ownSessions, endSessions } from '../../../schema/staff/calls.ts'
import { client } from '../../core/client.ts'
import { Panel } from '../../core/parts/Panel.tsx'
import { Code } from '../../core/parts/Code.tsx'
import { Moment } from '../../core/parts/Moment.tsx'
import { StatusDot } from '../../core/parts/StatusDot.tsx'
import { useI18n } from '../../core/useI18n.ts'
import { deviceName, deviceOf } from './device.ts'
import { Items } from '../../core/parts/Items.tsx'

type Account = OutputOf<'ownSessions'>
const queryKey = ['ownSessions']

/** The person's open sessions, with a button to end each, and the latest sign-in attempts. */
export function SessionsPanel() {
  const { translate } = useI18n()
  const memory = useQueryClient()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => client.call(ownSessions, {}, { signal, quiet: true }) })
  const end = useMutation({
    mutationFn: (which: InputOf<'endSessions'>) => client.call(endSessions, which),
    onSettled: () => memory.invalidateQueries({ queryKey }),
  })
  const others = data?.sessions.some(({ present }) => !present)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel
        title={translate('admin.me.sessions')}
        action={
          others && (
            <Button size="small" color="error" onClick={press(() => end.mutateAsync({ others: true }))}>
              {translate('admin.me.endOthers')}
            </Button>
          )
        }
      >
        <Items>
          {data?.sessions.map((one) => (
            <Session key={one.id} session={one} onEnd={() => end.mutateAsync({ id: one.id })} />
          ))}
        </Items>
      </Panel>
      <Panel title={translate('admin.me.signIns')}>
        {data?.signIns.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.me.noSignIns')}</Typography>}
        <Items>
          {data?.signIns.map((one) => (
            <SignIn key={one.id} signIn={one} />
          ))}
        </Items>
      </Panel>
    </Box>
  )
}

function useDevice(userAgent: string | null) {
  const { translate } = useI18n()
  const { phone } = deviceOf(userAgent)
  return { text: deviceName(translate, userAgent ?? ''), Icon: phone ? Phone : Laptop }
}
const line = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  paddingBlock: 1.25,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const

function Session({ session, onEnd }: { session: Account['sessions'][number]; onEnd: () => Promise<unknown> }) {
  const { translate } = useI18n()
  const { text, Icon } = useDevice(session.userAgent)
  return (
    <Box component="li" sx={line}>
      <Icon aria-hidden sx={{ color: 'text.disabled' }} />
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <bdi>{text}</bdi>
          {session.present && <Chip size="small" color="primary" variant="outlined" label={translate('admin.me.thisDevice')} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.me.lastUsed')} <Moment value={session.lastUsedAt} />
          {session.address && (
            <>
              {' · '}
              <Code>{session.address}</Code>
            </>
          )}
        </Typography>
      </Box>
      {!session.present && (
        <Button size="small" onClick={press(onEnd)} aria-label={translate('admin.me.endOne', { device: text })}>
          {translate('admin.me.end')}
        </Button>
      )}
    </Box>
  )
}

function SignIn({ signIn }: { signIn: Account['signIns'][number] }) {
  const { translate } = useI18n()
  const { text } = useDevice(signIn.userAgent)
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <StatusDot tone={signIn.outcome === 'success' ? 'positive' : 'critical'}>
          {translate(`enumerations.signInOutcome.${signIn.outcome}`)}
        </StatusDot>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{text}</bdi>
          {signIn.address && (
            <>
              {' · '}
              <Code>{signIn.address}</Code>
            </>
          )}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Moment value={signIn.createdAt} />
      </Typography>
    </Box>
  )
}
