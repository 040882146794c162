import Box from '@mui/material/Box'
import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Row } from '../../definition.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormSection } from './FormSection.tsx'
import { RestoredNotice } from './RestoredNotice.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useResourceForm } from './useResourceForm.ts'
import { formSections } from './visibleFields.ts'

/** The form of any resource: a new row without `row`, an existing one with it. */
export function ResourceForm({ resource, row, initial }: { resource: string; row?: Row; initial?: Record<string, unknown> }) {
  const top = useRef<HTMLFormElement>(null)
  const { form, base, changed, restored, discard, save, saving, conflict, settle, dismiss } = useResourceForm(resource, row, initial)
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={top}
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minInlineSize: 0 }}
      >
        {restored && <RestoredNotice at={restored} onDiscard={discard} />}
        {formSections(resource, base).map(({ key, fields }) => (
          <FormSection key={key ?? ''} resource={resource} name={key} fields={fields} row={base} />
        ))}
        <SaveBar resource={resource} row={base} changed={changed} saving={saving} onDiscard={discard} />
      </Box>
      {conflict && base && (
        <ConflictDialog
          resource={resource}
          base={base}
          current={conflict}
          mine={form.getValues()}
          onSettle={(values) => void settle(conflict, values)}
          onClose={dismiss}
        />
      )}
    </FormProvider>
  )
}
