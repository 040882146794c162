import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { passkeys } from '../../../schema/staff/calls.ts'
import { client } from '../../core/client.ts'
import { Items } from '../../core/parts/Items.tsx'
import { lazyPart } from '../../core/parts/lazyPart.ts'
import { Moment } from '../../core/parts/Moment.tsx'
import { Panel } from '../../core/parts/Panel.tsx'
import { Skeleton } from '../../core/parts/Skeleton.tsx'
import { useI18n } from '../../core/useI18n.ts'
import { hasPasskeys } from '../passkey.ts'
import type { PasskeyChange } from './PasskeyDialog.tsx'

const PasskeyDialog = lazyPart(() => import('./PasskeyDialog.tsx').then((file) => ({ default: file.PasskeyDialog })))
const queryKey = ['passkeys']

/** The person's passkeys, with the ways to add and remove one. */
export function PasskeysPanel() {
  const { translate } = useI18n()
  const memory = useQueryClient()
  const [change, setChange] = useState<PasskeyChange | null>(null)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => client.call(passkeys, {}, { signal, quiet: true }) })
  const close = () => {
    setChange(null)
    void memory.invalidateQueries({ queryKey })
  }
  return (
    <Panel title={translate('admin.me.passkeys.title')}>
      <Typography sx={{ color: 'text.secondary' }}>{translate('admin.me.passkeys.about')}</Typography>
      {data?.required && <Typography sx={{ fontWeight: 600 }}>{translate('admin.me.passkeys.required')}</Typography>}
      {!data && <Skeleton variant="rounded" height={72} />}
      <Items sx={{ display: 'grid', gap: 1, marginBlockStart: 1 }}>
        {data?.data.map((one) => (
          <Box component="li" key={one.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Box sx={{ minInlineSize: 0, flex: 1 }}>
              <bdi>{one.name}</bdi>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('admin.me.passkeys.since')} <Moment value={one.createdAt} dense />
                {one.lastUsedAt && (
                  <>
                    {' · '}
                    {translate('admin.me.passkeys.used')} <Moment value={one.lastUsedAt} dense />
                  </>
                )}
              </Typography>
            </Box>
            <Button color="error" aria-label={translate('admin.me.passkeys.removeOne', { name: one.name })} onClick={() => setChange(one)}>
              {translate('admin.me.passkeys.remove')}
            </Button>
          </Box>
        ))}
      </Items>
      {hasPasskeys() && (
        <Button variant="outlined" sx={{ marginBlockStart: 2 }} onClick={() => setChange('add')}>
          {translate('admin.me.passkeys.add')}
        </Button>
      )}
      {change && (
        <Suspense fallback={null}>
          <PasskeyDialog change={change} onClose={close} />
        </Suspense>
      )}
    </Panel>
  )
}
