import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { definitionOf, sectionsOf, type Row } from '../../definition.ts'
import { holds } from '../../../../schema/core/resource.ts'
import { partOf } from '../../../../fields/admin.ts'
import { useI18n } from '../../useI18n.ts'
import { listFieldsOf, listLabel } from '../listFields.ts'

const isShown = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && value !== 'none' && !(Array.isArray(value) && value.length === 0)

/** The facts of a row, compact, without empty ones. */
export function QuickFacts({ resource, row }: { resource: string; row: Row }) {
  const { translate } = useI18n()
  const { status, title } = definitionOf(resource)
  const fields = listFieldsOf(resource)
  const names = [...sectionsOf(resource).flatMap((section) => section.fields), 'createdAt', 'updatedAt']
  const shownFields = [...new Set(names)].filter(
    (name) =>
      fields[name] &&
      !fields[name]?.writeOnly &&
      name !== status?.field &&
      !title.includes(name) &&
      holds(fields[name]?.onlyWith, row) &&
      isShown(row[name]),
  )
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gap: 1.75,
        margin: 0,
        '& dd': { margin: 0, overflowWrap: 'anywhere', fontSize: 14 },
        '& dd a bdi': { whiteSpace: 'normal !important' },
      }}
    >
      {shownFields.map((name) => {
        const field = fields[name]
        if (!field) return null
        const { View, wide } = partOf(field)
        return (
          <Box key={name} sx={{ gridColumn: wide ? '1 / -1' : undefined }}>
            <Typography component="dt" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              {listLabel(translate, resource, name)}
            </Typography>
            <dd>
              <View field={field} name={name} resource={resource} value={row[name]} row={row} />
            </dd>
          </Box>
        )
      })}
    </Box>
  )
}
