import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Errand } from '../../schema/calls/errands.ts'
import { client } from '../client.ts'
import { FinishDialog } from '../driving/FinishDialog.tsx'
import { useSpeaker } from '../speaker.ts'
import { nextStage } from './errandWords.ts'
import { useErrandAction } from './useErrands.ts'

/** The next step of an errand from the desk, and its end with an outcome. */
export function StepButtons({ errand }: { errand: Errand }) {
  const { translate } = useSpeaker()
  const [ending, setEnding] = useState(false)
  const { run, acting } = useErrandAction()
  const { kind, stage, id, driverId, ref } = errand
  const next = driverId ? nextStage(errand) : undefined
  const step = (to: string) => run(() => client.call('stepErrand', { kind, from: stage, to }, { params: { id } }))
  const said = next ? translate(`admin.driving.step.${next}`) : ''
  return (
    <>
      {next && (
        <Button
          size="small"
          variant="outlined"
          loading={acting}
          aria-label={`${said}, ${ref}`}
          onClick={() => void step(next)}
          sx={{ minBlockSize: { xs: 44, sm: 34 } }}
        >
          {said}
        </Button>
      )}
      <Button
        size="small"
        aria-label={`${translate('admin.driving.finish')}, ${ref}`}
        onClick={() => setEnding(true)}
        sx={{ minBlockSize: { xs: 44, sm: 34 } }}
      >
        {translate('admin.driving.finish')}
      </Button>
      {ending && (
        <FinishDialog
          errand={errand}
          onClose={() => setEnding(false)}
          onFinish={(wish) =>
            run(() => client.call('stepErrand', { kind, from: stage, to: 'done', ...wish }, { params: { id }, quiet: true }))
          }
        />
      )}
    </>
  )
}
