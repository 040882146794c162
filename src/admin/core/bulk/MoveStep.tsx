import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphs } from '../../../schema/transitions.ts'
import { definitionOf, fieldsOf, type Row } from '../definition.ts'
import { partOf } from '../../../fields/admin.ts'
import { useList } from '../list/ListProvider.tsx'
import { allowedMoves } from '../show/allowedMoves.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { requestedValues, showRefused } from './requestedValues.ts'
import type { StepProps } from './stepProps.ts'
import { StepForm } from './StepForm.tsx'
import { namedKey } from '../../../schema/core/dataKeys.ts'
import type { Move } from '../../../schema/core/transitions.ts'

/** Every possible target status, once, with all fields that any move to it needs. */
function ways(resource: string): Move[] {
  const { status } = definitionOf(resource)
  const found = new Map<string, Move>()
  const moves: readonly Move[] = status ? Object.values(graphs[status.graph].moves).flatMap((some: readonly Move[]) => some) : []
  for (const move of moves) {
    const asks = [...new Set([...(found.get(move.to)?.asks ?? []), ...(move.asks ?? [])])]
    found.set(move.to, { ...move, asks })
  }
  return [...found.values()]
}

/** The moves that all selected rows allow, where all are loaded; else every move, and the dry run reports the rows that cannot. */
function useOffered({ resource, selection }: Pick<StepProps, 'resource' | 'selection'>): Move[] {
  const may = useMay()
  const { rows } = useList()
  const seen = rows.filter(({ id }: Row) => selection.ids.includes(id))
  if (selection.all || seen.length < selection.ids.length) return ways(resource)
  const each = seen.map((row) => allowedMoves(resource, row, may))
  const [first = [], ...others] = each
  return first.filter(({ to }) => others.every((moves) => moves.some((move) => move.to === to)))
}

/** The new status of the rows, and the fields that the move needs. */
export function MoveStep({ resource, selection, onChosen, onClose }: StepProps) {
  const { translate } = useI18n()
  const moves = useOffered({ resource, selection })
  const [move, setMove] = useState<Move | null>(null)
  const form = useForm<Record<string, unknown>>({ defaultValues: {} })
  const { status } = definitionOf(resource)
  const submit = form.handleSubmit(async () => {
    const changes = move && requestedValues(form, resource, move.asks ?? [], translate, true)
    if (changes) showRefused(form, await onChosen({ action: 'move', to: move.to, changes }))
  })
  return (
    <StepForm form={form} onSubmit={() => submit()} onClose={onClose} disabled={move === null}>
      {moves.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.bulk.noMove')}</Typography>}
      <RadioGroup
        aria-label={translate('admin.bulk.action.move')}
        value={move?.to ?? ''}
        onChange={(_, to) => setMove(moves.find((one) => one.to === to) ?? null)}
      >
        {moves.map(({ to }) => (
          <FormControlLabel
            key={to}
            value={to}
            control={<Radio size="small" />}
            label={translate(namedKey(`admin.moves.${status?.graph ?? ''}.${to}`))}
          />
        ))}
      </RadioGroup>
      {move?.asks?.map((name) => {
        const field = fieldsOf(resource)[name]
        if (!field) return null
        const { Input } = partOf(field)
        return <Input key={name} field={{ ...field, required: true }} name={name} resource={resource} />
      })}
    </StepForm>
  )
}
