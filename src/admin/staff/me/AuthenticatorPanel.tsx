import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { client } from '../../core/client.ts'
import { Panel } from '../../core/parts/Panel.tsx'
import { Moment } from '../../core/parts/Moment.tsx'
import { useI18n } from '../../core/useI18n.ts'
import type { AuthenticatorPurpose } from './AuthenticatorDialog.tsx'
import { authenticator } from '../../../schema/staff/calls.ts'
import { lazyPart } from '../../core/parts/lazyPart.ts'
import { Skeleton } from '../../core/parts/Skeleton.tsx'

const AuthenticatorDialog = lazyPart(() => import('./AuthenticatorDialog.tsx').then((file) => ({ default: file.AuthenticatorDialog })))
const queryKey = ['authenticator']
const few = 3

/** Whether sign-in needs the person's authenticator app, with the ways to change that. */
export function AuthenticatorPanel() {
  const { translate } = useI18n()
  const memory = useQueryClient()
  const [purpose, setPurpose] = useState<AuthenticatorPurpose | null>(null)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => client.call(authenticator, {}, { signal, quiet: true }) })
  const close = () => {
    setPurpose(null)
    void memory.invalidateQueries({ queryKey })
  }
  return (
    <Panel title={translate('admin.me.authenticator.title')}>
      {!data && <Skeleton variant="rounded" height={72} />}
      {data && (
        <>
          {data.since ? (
            <Typography sx={{ color: 'text.secondary' }}>
              {translate('admin.me.authenticator.since')} <Moment value={data.since} />
              <br />
              {translate('admin.me.authenticator.left', { smart_count: data.recoveryLeft })}{' '}
              {data.recoveryLeft < few && translate('admin.me.authenticator.few')}
            </Typography>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{translate('admin.me.authenticator.off')}</Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}>
            {data.since ? (
              <>
                <Button variant="outlined" onClick={() => setPurpose('newCodes')}>
                  {translate('admin.me.authenticator.newCodes')}
                </Button>
                <Button variant="outlined" color="error" onClick={() => setPurpose('turnOff')}>
                  {translate('admin.me.authenticator.turnOff')}
                </Button>
              </>
            ) : (
              <Button variant="outlined" onClick={() => setPurpose('setUp')}>
                {translate('admin.me.authenticator.setUp')}
              </Button>
            )}
          </Box>
        </>
      )}
      {purpose && (
        <Suspense fallback={null}>
          <AuthenticatorDialog purpose={purpose} onClose={close} />
        </Suspense>
      )}
    </Panel>
  )
}
