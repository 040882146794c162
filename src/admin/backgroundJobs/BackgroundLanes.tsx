import Box from '@mui/material/Box'
import type { OutputOf } from '../../schema/endpoints.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { useI18n } from '../core/useI18n.ts'
import { PauseButton } from './PauseButton.tsx'
import { BackgroundLine, backgroundLines } from './BackgroundLine.tsx'
import { laneWords } from './backgroundJobTexts.ts'

/** Kinds of jobs and the messages: how many wait, run and failed, and since when. */
export function BackgroundLanes({ overview }: { overview: OutputOf<'backgroundJobsOverview'> }) {
  const i18n = useI18n()
  const { translate } = i18n
  const lanes = [
    { ...overview.messages, name: translate('admin.backgroundJobs.messages') },
    ...overview.kinds.map((one) => ({ ...one, name: translate(`admin.backgroundJobs.kinds.${one.kind}`) })),
  ]
  return (
    <Panel title={translate('admin.backgroundJobs.lanes')}>
      <Box component="ul" sx={backgroundLines}>
        {lanes.map((lane) => (
          <BackgroundLine
            key={lane.what}
            name={lane.name}
            paused={lane.paused}
            {...laneWords(lane, i18n)}
            action={<PauseButton what={lane.what} name={lane.name} paused={lane.paused} />}
          />
        ))}
      </Box>
    </Panel>
  )
}
