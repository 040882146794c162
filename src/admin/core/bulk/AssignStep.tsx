import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { assignedField, roundRobin } from '../../../schema/core/longWork/bulk.ts'
import { definitionOf, fieldsOf } from '../definition.ts'
import { FieldFrame } from '../fields/FieldFrame.tsx'
import { RowSearch } from '../fields/RowSearch.tsx'
import { labelOf, useI18n } from '../useI18n.ts'
import type { StepProps } from './stepProps.ts'
import { StepForm } from './StepForm.tsx'

type Way = 'one' | 'share' | 'nobody'

/** The new assignee of the rows: one colleague, distributed, or nobody. */
export function AssignStep({ resource, onChosen, onClose }: StepProps) {
  const { translate } = useI18n()
  const field = assignedField(definitionOf(resource)) ?? ''
  const ways: Way[] = [
    'one',
    ...(resource === 'leads' ? ['share' as const] : []),
    ...(fieldsOf(resource)[field]?.required ? [] : ['nobody' as const]),
  ]
  const [way, setWay] = useState<Way>('one')
  const [who, setWho] = useState<string | null>(null)
  const [refused, setRefused] = useState<string>()
  const form = useForm<Record<string, unknown>>({ defaultValues: { reason: '' } })
  const submit = form.handleSubmit(async ({ reason }) => {
    if (way === 'one' && who === null) return setRefused(translate('validation.required'))
    const to = { one: who, share: roundRobin, nobody: null }[way]
    const said = String(reason).trim()
    const fields = await onChosen({ action: 'assign', to, ...(said ? { reason: said } : {}) })
    setRefused(fields['to'])
  })
  return (
    <StepForm form={form} onSubmit={() => submit()} onClose={onClose}>
      <RadioGroup aria-label={translate('admin.bulk.assignHow')} value={way} onChange={(_, next) => setWay(next as Way)}>
        {ways.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={translate(`admin.bulk.assign.${one}`)} />
        ))}
      </RadioGroup>
      {way === 'one' && (
        <FieldFrame id="bulk-assignee" label={labelOf(translate, resource, field)} required error={refused}>
          <RowSearch
            id="bulk-assignee"
            target="staff"
            filter={{ active: 'true' }}
            value={who ? [who] : []}
            onChange={([next]) => {
              setRefused(undefined)
              setWho(next ?? null)
            }}
            error={refused !== undefined}
            describedBy="bulk-assignee-about"
            required
          />
        </FieldFrame>
      )}
      <FieldFrame id="bulk-reason" label={translate('admin.bulk.reason')} required={false}>
        <TextField id="bulk-reason" size="small" fullWidth slotProps={{ htmlInput: { maxLength: 500 } }} {...form.register('reason')} />
      </FieldFrame>
    </StepForm>
  )
}
