import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { isWritable } from '../../../dataProvider/index.ts'
import { fieldsOf, type Row } from '../../definition.ts'
import { partOf } from '../../fields/index.ts'
import { useChangeable } from '../../rights.ts'
import { labelOf, useSpeaker } from '../../speaker.ts'

interface FormSectionProps {
  resource: string
  /** The section's text key; null for a resource without sections. */
  name: string | null
  fields: readonly string[]
  row: Row | undefined
}

/** A part of a form: what it is about at the start side, its fields in two columns beside it. */
export function FormSection({ resource, name, fields, row }: FormSectionProps) {
  const { translate } = useSpeaker()
  const changeable = useChangeable(resource)
  const id = useId()
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
            {translate(`resources.${resource}.sections.${name}`)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
            {translate(`resources.${resource}.sectionHelp.${name}`)}
          </Typography>
        </div>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          columnGap: 2.5,
          rowGap: 2,
          alignItems: 'start',
        }}
      >
        {fields.map((field) => {
          const one = fieldsOf(resource)[field]
          if (!one) return null
          const { Input, View, wide } = partOf(one)
          const fixed = row !== undefined && !isWritable(resource, field, 'update')
          return (
            <Box key={field} data-field={field} sx={{ gridColumn: wide ? '1 / -1' : undefined, minInlineSize: 0 }}>
              {fixed ? (
                <>
                  <Typography variant="body2" sx={{ fontWeight: 550, marginBlockEnd: '5px' }}>
                    {labelOf(translate, resource, field)}
                  </Typography>
                  <Box sx={{ minBlockSize: 40, display: 'flex', alignItems: 'center' }}>
                    <View field={one} name={field} resource={resource} value={row[field]} row={row} dense />
                  </Box>
                </>
              ) : (
                <Input field={one} name={field} resource={resource} disabled={row !== undefined && !changeable(field, row)} />
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
