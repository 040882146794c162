import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { inputOver } from '../../../schema/core/field.ts'
import { problemsOf } from '../../../schema/core/problems.ts'
import type { Move } from '../../../schema/core/transitions.ts'
import { fieldsOf, type Row } from '../definition.ts'
import { partOf } from '../../../fields/admin.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { allowedMoves } from './allowedMoves.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { useMove } from './useMove.ts'
import { FormDialog } from '../form/FormDialog.tsx'

interface MoveDialogProps {
  resource: string
  row: Row
  move: Move
  title: string
  /** The present row, when somebody else has changed it. */
  now?: Row
  onClose: () => void
}

/** Asks for the fields that a move needs, or for a confirmation where it is destructive. */
export function MoveDialog({ resource, row: seen, move, title, now, onClose }: MoveDialogProps) {
  const { translate } = useI18n()
  const asks = move.asks ?? []
  const fields = fieldsOf(resource)
  // The row when the person decided; the page behind may already show a newer one.
  const [before] = useState(seen)
  const row = now ?? before
  const form = useForm<Record<string, unknown>>({ defaultValues: Object.fromEntries(asks.map((name) => [name, row[name] ?? null])) })
  const { move: send, current = now } = useMove(resource, row)
  const may = useMay()
  const possible = !current || allowedMoves(resource, current, may).some(({ to }) => to === move.to)
  const submit = form.handleSubmit(async (typed) => {
    const values: Record<string, unknown> = {}
    for (const name of asks) {
      const field = fields[name]
      const given = typed[name] === '' ? null : typed[name]
      const checked = field && inputOver(field, given, before[name]).safeParse(given, { reportInput: true })
      const [problem] = checked && !checked.success ? problemsOf(checked.error) : []
      if (problem) return form.setError(name, { message: translate(problem.key, problem.params) }, { shouldFocus: true })
      values[name] = checked?.data
    }
    const refused = await send({ to: move.to, ...values })
    if (refused === null) return onClose()
    for (const [name, message] of Object.entries(refused)) form.setError(name, { message })
  })
  return (
    <FormDialog
      title={title}
      confirm={title}
      disabled={!possible}
      color={move.right === 'F' ? 'error' : 'primary'}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{translate(asks.length > 0 ? 'admin.move.asks' : 'admin.move.sure')}</Typography>
      {current && (
        <Box>
          <StaleNotice resource={resource} before={before} current={current} />
        </Box>
      )}
      <FormProvider {...form}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {asks.map((name) => {
            const field = fields[name]
            if (!field) return null
            const { Input } = partOf(field)
            return <Input key={name} field={{ ...field, required: true }} name={name} resource={resource} />
          })}
        </Box>
      </FormProvider>
    </FormDialog>
  )
}
