import Box from '@mui/material/Box'
import type { OutputOf } from '../../schema/endpoints.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { useI18n } from '../core/useI18n.ts'
import { PauseButton } from './PauseButton.tsx'
import { BackgroundLine, backgroundLines } from './BackgroundLine.tsx'

/** Milliseconds without a tick after which a schedule is late. */
const behind = 120_000

/** The schedules: when each last ran, and when it will run next. */
export function BackgroundSchedules({ schedules }: { schedules: OutputOf<'backgroundJobsOverview'>['schedules'] }) {
  const { translate, format } = useI18n()
  const now = Date.now()
  return (
    <Panel title={translate('admin.backgroundJobs.schedules')}>
      <Box component="ul" sx={backgroundLines}>
        {schedules.map(({ name, what, paused, ranAt, nextAt }) => {
          const word = translate(`enumerations.clock.${name}`)
          const late = nextAt !== null && now - Date.parse(nextAt) > behind
          const last = ranAt
            ? translate('admin.backgroundJobs.ran', { when: format.relative(ranAt) })
            : translate('admin.backgroundJobs.neverRan')
          const next = nextAt && Date.parse(nextAt) > now ? [translate('admin.backgroundJobs.next', { when: format.relative(nextAt) })] : []
          return (
            <BackgroundLine
              key={name}
              name={word}
              tone={late ? 'caution' : ranAt ? 'positive' : 'neutral'}
              text={[last, ...next].join(' · ')}
              paused={paused}
              action={what === null ? null : <PauseButton what={what} name={word} paused={paused} />}
            />
          )
        })}
      </Box>
    </Panel>
  )
}
