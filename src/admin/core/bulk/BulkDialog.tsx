import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { HttpError } from '../../../http/index.ts'
import type { BulkAction, BulkTrial } from '../../../schema/core/longWork/bulk.ts'
import type { Selection } from '../list/rows/selection.ts'
import { useI18n } from '../useI18n.ts'
import { AssignStep } from './AssignStep.tsx'
import { isUnderWay, joinTrials, runBulk, tryBulk, type BulkRequest, type Job } from './bulkRequests.ts'
import { ChangeStep } from './ChangeStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { MoveStep } from './MoveStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import type { Refused } from './stepProps.ts'
import { useJobActions } from './useJobActions.ts'

interface BulkDialogProps {
  resource: string
  action: BulkAction
  selection: Selection
  onClose: () => void
}
const steps = { change: ChangeStep, assign: AssignStep, move: MoveStep }

/** Bulk work in three steps: input, expected result, result. */
export function BulkDialog({ resource, action, selection, onClose }: BulkDialogProps) {
  const { translate, format } = useI18n()
  const { tell, refresh } = useJobActions()
  const id = useId()
  // The selection when the dialog opened; later changes of the list do not affect it.
  const [chosen] = useState(selection)
  const [requested, setRequested] = useState<{ request: BulkRequest; trial: BulkTrial } | null>(null)
  const [job, setJob] = useState<Job | null>(null)
  const [running, setRunning] = useState(false)
  const key = useRef(crypto.randomUUID())
  // Counting is aborted when its input changes.
  const turn = useRef(0)
  const nextTurn = () => (turn.current += 1)
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  const trying = async (request: BulkRequest): Promise<Refused> => {
    try {
      const mine = nextTurn()
      const trial = await tryBulk(resource, chosen, request)
      setRequested({ request, trial })
      void countOn(request, trial, mine)
      return {}
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      if (Object.keys(failure.fields).length === 0) onClose()
      return failure.fields
    }
  }
  const countOn = async (request: BulkRequest, begun: BulkTrial, mine: number) => {
    let trial = begun
    try {
      const wanted = () => open.current && turn.current === mine
      while (trial.last !== null && wanted()) {
        const next = await tryBulk(resource, chosen, request, trial.last)
        if (!wanted()) return
        trial = joinTrials(trial, next)
        setRequested({ request, trial })
      }
    } catch (failure) {
      // The count so far stays, with how far it got.
      if (!(failure instanceof HttpError)) throw failure
    }
  }
  // The bar that contains this dialog disappears with the selection, so this comes last.
  const finish = () => {
    onClose()
    selection.clear()
  }
  const run = async () => {
    if (!requested) return
    nextTurn()
    setRunning(true)
    try {
      const begun = await runBulk(resource, chosen, requested.request, key.current)
      await refresh(resource)
      if (!isUnderWay(begun) && begun.failed > 0) return setJob(begun)
      tell(begun)
      finish()
    } catch (failure) {
      // The client has shown the error; with the same key a second attempt is the same job.
      if (!(failure instanceof HttpError)) throw failure
    } finally {
      setRunning(false)
    }
  }
  const direct = action === 'delete' || action === 'restore'
  const begun = useRef(false)
  useEffect(() => {
    if (!direct || begun.current) return
    begun.current = true
    void trying({ action })
  })
  const Step = direct ? null : steps[action]
  const count = chosen.all ? translate('admin.list.allChosen', { count: format.number(chosen.count) }) : null
  return (
    <Dialog open onClose={running ? undefined : job ? finish : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {translate(`admin.bulk.action.${action}`)}
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary', fontWeight: 420 }}>
          {count ?? translate('admin.list.chosen', { smart_count: chosen.count, count: format.number(chosen.count) })}
        </Typography>
      </DialogTitle>
      {job ? (
        <ResultStep job={job} onClose={finish} />
      ) : requested || direct ? (
        <ConfirmStep
          resource={resource}
          action={action}
          trial={requested?.trial ?? null}
          running={running}
          onRun={run}
          onBack={
            direct
              ? undefined
              : () => {
                  nextTurn()
                  setRequested(null)
                }
          }
          onClose={onClose}
        />
      ) : null}
      {/* Kept while the result is shown, so that going back finds the input. */}
      {Step && !job && (
        <div hidden={requested !== null}>
          <Step resource={resource} selection={chosen} onChosen={trying} onClose={onClose} />
        </div>
      )}
    </Dialog>
  )
}
