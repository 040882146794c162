import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { client } from '../client.ts'
import { Panel } from '../dashboard/Panel.tsx'
import { Moment } from '../fields/Moment.tsx'
import { useSpeaker } from '../speaker.ts'
import type { Errand } from './AuthenticatorDialog.tsx'

const AuthenticatorDialog = lazy(() => import('./AuthenticatorDialog.tsx').then((file) => ({ default: file.AuthenticatorDialog })))
const queryKey = ['authenticator']
const few = 3

/** Whether sign-in asks for a code of the person's app, and the ways to change that. */
export function AuthenticatorPanel() {
  const { translate } = useSpeaker()
  const memory = useQueryClient()
  const [errand, setErrand] = useState<Errand | null>(null)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => client.call('authenticator', {}, { signal, quiet: true }) })
  const close = () => {
    setErrand(null)
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
                <Button variant="outlined" onClick={() => setErrand('newCodes')}>
                  {translate('admin.me.authenticator.newCodes')}
                </Button>
                <Button variant="outlined" color="error" onClick={() => setErrand('turnOff')}>
                  {translate('admin.me.authenticator.turnOff')}
                </Button>
              </>
            ) : (
              <Button variant="outlined" onClick={() => setErrand('setUp')}>
                {translate('admin.me.authenticator.setUp')}
              </Button>
            )}
          </Box>
        </>
      )}
      {errand && (
        <Suspense fallback={null}>
          <AuthenticatorDialog errand={errand} onClose={close} />
        </Suspense>
      )}
    </Panel>
  )
}
