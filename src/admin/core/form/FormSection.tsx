import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo, Suspense, useId } from 'react'
import type { Row } from '../definition.ts'
import { usePageParts } from '../featureParts.ts'
import { useI18n } from '../useI18n.ts'
import { FormField } from './FormField.tsx'
import { namedKey } from '../../../schema/core/dataKeys.ts'

interface FormSectionProps {
  resource: string
  /** The section's text key; null for a resource without sections. */
  name: string | null
  fields: readonly string[]
  row: Row | undefined
}

/** Two columns of fields from 900 px on, one below. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2.5,
  rowGap: 2,
  alignItems: 'start',
} as const

const same = (one: FormSectionProps, other: FormSectionProps) =>
  one.resource === other.resource && one.name === other.name && one.row === other.row && one.fields.join() === other.fields.join()

/** A section of a form: its name at the start side, its fields in two columns. Typing in one section does not rerender the others. */
export const FormSection = memo(function FormSection({ resource, name, fields, row }: FormSectionProps) {
  const { translate } = useI18n()
  const id = useId()
  const Below = usePageParts(resource).Sections?.[name ?? '']
  return (
    <Box
      component="section"
      aria-labelledby={name ? id : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: name ? '220px minmax(0, 1fr)' : 'minmax(0, 1fr)' },
        gap: { xs: 2, lg: 4 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        padding: { xs: 2, sm: 3 },
        minInlineSize: 0,
      }}
    >
      {name && (
        <div>
          <Typography component="h2" variant="h2" id={id}>
            {translate(namedKey(`resources.${resource}.sections.${name}`))}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
            {translate(namedKey(`resources.${resource}.sectionHelp.${name}`))}
          </Typography>
        </div>
      )}
      <Box sx={twoColumns}>
        {fields.map((field) => (
          <FormField key={field} resource={resource} name={field} row={row} />
        ))}
        {Below && (
          <Box sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}>
            <Suspense fallback={null}>
              <Below />
            </Suspense>
          </Box>
        )}
      </Box>
    </Box>
  )
}, same)
