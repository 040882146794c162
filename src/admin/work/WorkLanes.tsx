import Box from '@mui/material/Box'
import type { OutputOf } from '../../schema/endpoints.ts'
import { Panel } from '../dashboard/Panel.tsx'
import { useSpeaker } from '../speaker.ts'
import { PauseButton } from './PauseButton.tsx'
import { WorkLine, workLines } from './WorkLine.tsx'
import { laneWords } from './workWords.ts'

/** The kinds of work and the messages: how much waits, runs and failed, and since when. */
export function WorkLanes({ desk }: { desk: OutputOf<'workDesk'> }) {
  const speaker = useSpeaker()
  const { translate } = speaker
  const lanes = [
    { ...desk.messages, name: translate('admin.work.messages') },
    ...desk.kinds.map((one) => ({ ...one, name: translate(`admin.work.kinds.${one.kind}`) })),
  ]
  return (
    <Panel title={translate('admin.work.lanes')}>
      <Box component="ul" sx={workLines}>
        {lanes.map((lane) => (
          <WorkLine
            key={lane.what}
            name={lane.name}
            paused={lane.paused}
            {...laneWords(lane, speaker)}
            action={<PauseButton what={lane.what} name={lane.name} paused={lane.paused} />}
          />
        ))}
      </Box>
    </Panel>
  )
}
