import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { press } from '../../../http/index.ts'
import { usePush } from '../../../push/index.ts'
import { useSession } from '../../../session/index.ts'
import { client } from '../../core/client.ts'
import { useI18n } from '../../core/useI18n.ts'
import { pushKey, subscribePush, unsubscribePush, testPush } from '../../../schema/messages/calls.ts'

const calls = {
  key: async () => (await client.call(pushKey, {})).publicKey,
  subscribe: (address: { endpoint: string; keys: { p256dh: string; auth: string } }) => client.call(subscribePush, address),
  unsubscribe: (endpoint: string) => client.call(unsubscribePush, { endpoint }),
}

/** Pushes in this browser: their state, on and off, and a test. */
export function PushHere() {
  const { translate } = useI18n()
  const staff = useSession('staff')
  const { state, failed, turnOn, turnOff } = usePush(`${staff?.tenantId}:staff:${staff?.id}`, calls)
  const test = useMutation({ mutationFn: () => client.call(testPush, {}) })
  const on = state === 'on'
  const asks = on || state === 'off' || state === 'declined'
  return (
    <Box sx={{ display: 'grid', gap: 1, paddingBlockEnd: 2, marginBlockEnd: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{translate('admin.me.push.title')}</Typography>
      <Typography variant="body2" role="status" sx={{ color: failed ? 'error.main' : 'text.secondary' }}>
        {translate(failed ? 'admin.me.push.failed' : `admin.me.push.${asks && !on ? 'off' : state}`)}
      </Typography>
      {asks && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 } } }}>
          <Button variant="outlined" onClick={press(() => (on ? turnOff() : turnOn()))}>
            {translate(on ? 'admin.me.push.turnOff' : 'admin.me.push.turnOn')}
          </Button>
          {on && <Button onClick={press(() => test.mutateAsync())}>{translate('admin.me.push.test')}</Button>}
        </Box>
      )}
    </Box>
  )
}
