import Button from '@mui/material/Button'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import type { FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { stepFieldRequest } from '../../schema/fieldService/calls.ts'
import { client } from '../core/client.ts'
import { FinishDialog } from './FinishDialog.tsx'
import { useI18n } from '../core/useI18n.ts'
import { nextStage } from './fieldRequestTexts.ts'
import { useFieldRequestAction } from './useFieldRequests.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

/** The next stage of a field request for the dispatcher, and closing it with an outcome. */
export function StepButtons({ fieldRequest }: { fieldRequest: FieldRequest }) {
  const { translate } = useI18n()
  const [ending, setEnding] = useState(false)
  const { run } = useFieldRequestAction()
  const { kind, stage, id, driverId, ref } = fieldRequest
  const next = driverId ? nextStage(fieldRequest) : undefined
  const step = (to: string) => run(() => client.call(stepFieldRequest, { kind, from: stage, to }, { params: { id } }))
  const said = next ? translate(namedKey(`admin.driving.step.${next}`)) : ''
  return (
    <>
      {next && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`${said}, ${ref}`}
          onClick={press(() => step(next))}
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
          fieldRequest={fieldRequest}
          onClose={() => setEnding(false)}
          onFinish={(request) =>
            run(() => client.call(stepFieldRequest, { kind, from: stage, to: 'done', ...request }, { params: { id }, quiet: true }))
          }
        />
      )}
    </>
  )
}
