import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { bulkFields } from '../../../schema/core/longWork/bulk.ts'
import { definitionOf, fieldsOf } from '../definition.ts'
import { FieldFrame } from '../fields/FieldFrame.tsx'
import { partOf } from '../../../fields/admin.ts'
import { labelOf, useI18n } from '../useI18n.ts'
import { requestedValues, showRefused } from './requestedValues.ts'
import type { StepProps } from './stepProps.ts'
import { StepForm } from './StepForm.tsx'

/** The field to change, and its new value. */
export function ChangeStep({ resource, onChosen, onClose }: StepProps) {
  const { translate, language } = useI18n()
  const [name, setName] = useState<string | null>(null)
  const form = useForm<Record<string, unknown>>({ defaultValues: {} })
  const label = (field: string) => labelOf(translate, resource, field)
  const names = bulkFields(definitionOf(resource)).sort((a, b) => label(a).localeCompare(label(b), language === 'arabic' ? 'ar' : 'en'))
  const field = name ? fieldsOf(resource)[name] : undefined
  const { Input } = field ? partOf(field) : {}
  const submit = form.handleSubmit(async () => {
    const changes = name ? requestedValues(form, resource, [name], translate) : null
    if (changes) showRefused(form, await onChosen({ action: 'change', changes }))
  })
  return (
    <StepForm form={form} onSubmit={() => submit()} onClose={onClose} disabled={name === null}>
      <FieldFrame id="bulk-field" label={translate('admin.bulk.field')} required>
        <Autocomplete
          id="bulk-field"
          fullWidth
          options={names}
          value={name}
          getOptionLabel={label}
          onChange={(_, next) => {
            form.reset({})
            setName(next)
          }}
          noOptionsText={translate('admin.reference.none')}
          clearText={translate('admin.reference.clear')}
          openText={translate('admin.reference.open')}
          closeText={translate('admin.reference.close')}
          renderInput={(params) => <TextField {...params} size="small" autoFocus />}
        />
      </FieldFrame>
      {field && name && Input && (
        <>
          <Input key={name} field={field} name={name} resource={resource} />
          {!field.required && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('admin.bulk.emptyClears')}
            </Typography>
          )}
        </>
      )}
    </StepForm>
  )
}
