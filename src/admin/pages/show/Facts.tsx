import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { definitionOf, fieldsOf, sectionsOf, type Row } from '../../definition.ts'
import { partOf } from '../../fields/index.ts'
import { labelOf, useSpeaker } from '../../speaker.ts'

/** Every field of a row by section. */
export function Facts({ resource, row }: { resource: string; row: Row }) {
  const { translate } = useSpeaker()
  const all = fieldsOf(resource)
  const { status } = definitionOf(resource)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sectionsOf(resource).map(({ key, fields }) => (
        <Box component="section" key={key ?? ''} sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, padding: { xs: 2, sm: 3 } }}>
          <Typography component="h2" variant="h2" sx={{ marginBlockEnd: 2 }}>{key ? translate(`resources.${resource}.sections.${key}`) : translate('admin.show.facts')}</Typography>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }, gap: 2, margin: 0, '& dd': { margin: 0, overflowWrap: 'anywhere' } }}>
            {fields.map((name) => {
              const field = all[name]
              if (!field || field.writeOnly || name === status?.field) return null
              const { View, wide } = partOf(field)
              return (
                <Box key={name} sx={{ gridColumn: wide ? '1 / -1' : undefined }}>
                  <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block', marginBlockEnd: 0.25 }}>{labelOf(translate, resource, name)}</Typography>
                  <dd><View field={field} name={name} resource={resource} value={row[name]} row={row} /></dd>
                </Box>
              )
            })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
