import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { enumerations, type Word } from '../../../schema/enumerations.ts'
import type { Profile } from '../../../schema/staff/calls/profile.ts'
import { notificationWays as ways, noticeWaysOf } from '../../../schema/notifications/index.ts'
import { Panel } from '../../core/parts/Panel.tsx'
import { useI18n } from '../../core/useI18n.ts'
import { PushHere } from './PushHere.tsx'
import { useSaveProfile } from './useProfile.ts'

/** The person's choices of notifications; saved at each press. */
export function NotificationChoicesPanel({ profile }: { profile: Profile }) {
  const { translate } = useI18n()
  const save = useSaveProfile()
  const { notificationChoices, version } = profile
  const chosen = (kind: Word<'notificationKind'>) => noticeWaysOf(notificationChoices, kind)
  const cell = { padding: 0.5, borderBlockEnd: '1px solid', borderColor: 'divider' } as const
  return (
    <Panel title={translate('admin.me.notifications')}>
      <PushHere />
      <Box component="table" sx={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...cell, textAlign: 'start', color: 'text.secondary', fontWeight: 600, fontSize: 13 }}>
              {translate('admin.me.about')}
            </Box>
            {ways.map((way) => (
              <Box
                component="th"
                scope="col"
                key={way}
                sx={{ ...cell, color: 'text.secondary', fontWeight: 600, fontSize: 13, inlineSize: { xs: 62, sm: 84 } }}
              >
                {translate(`admin.me.ways.${way}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {enumerations.notificationKind.map((kind) => {
            const name = translate(`enumerations.notificationKind.${kind}`)
            return (
              <tr key={kind}>
                <Box component="th" scope="row" sx={{ ...cell, textAlign: 'start', fontWeight: 400 }}>
                  {name}
                </Box>
                {ways.map((way) => (
                  <Box component="td" key={way} sx={{ ...cell, textAlign: 'center' }}>
                    <Checkbox
                      size="small"
                      checked={chosen(kind)[way]}
                      disabled={save.isPending}
                      onChange={(_, on) =>
                        save.mutate({ version, notificationChoices: { ...notificationChoices, [kind]: { ...chosen(kind), [way]: on } } })
                      }
                      slotProps={{ input: { 'aria-label': `${name}: ${translate(`admin.me.ways.${way}`)}` } }}
                    />
                  </Box>
                ))}
              </tr>
            )
          })}
        </tbody>
      </Box>
    </Panel>
  )
}
