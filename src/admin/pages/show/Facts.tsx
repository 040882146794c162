import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { definitionOf, fieldsOf, sectionsOf, type Row } from '../../definition.ts'
import { partOf } from '../../fields/index.ts'
import { labelOf, useSpeaker } from '../../speaker.ts'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** Every field of a row by section. */
export function Facts({ resource, row }: { resource: string; row: Row }) {
  const { translate } = useSpeaker()
  const all = fieldsOf(resource)
  const { status } = definitionOf(resource)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {sectionsOf(resource).map(({ key, fields }) => {
        const told = fields.filter((name) => all[name] && !all[name]?.writeOnly && name !== status?.field)
        const empty = told.filter((name) => isEmpty(row[name]))
        return (
          <Box
            component="section"
            key={key ?? ''}
            sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, padding: { xs: 2, sm: 2.5 } }}
          >
            <Typography component="h2" variant="h2" sx={{ marginBlockEnd: 2 }}>
              {key ? translate(`resources.${resource}.sections.${key}`) : translate('admin.show.facts')}
            </Typography>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
                gap: 2,
                margin: 0,
                '& > div': { minInlineSize: 0 },
                '& dd': { margin: 0, overflowWrap: 'anywhere' },
                // An address of a page or a person may be longer than its half of a phone.
                '& dd a bdi': { whiteSpace: 'normal !important' },
                // A text in the other script starts where all the others do.
                '& dd [dir=auto]': { textAlign: 'match-parent' },
              }}
            >
              {told
                .filter((name) => !empty.includes(name))
                .map((name) => {
                  const field = all[name]
                  if (!field) return null
                  const { View, wide } = partOf(field)
                  return (
                    <Box key={name} sx={{ gridColumn: wide ? '1 / -1' : undefined }}>
                      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block', marginBlockEnd: 0.25 }}>
                        {labelOf(translate, resource, name)}
                      </Typography>
                      <dd>
                        <View field={field} name={name} resource={resource} value={row[name]} row={row} />
                      </dd>
                    </Box>
                  )
                })}
            </Box>
            {empty.length > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: empty.length < told.length ? 2 : 0 }}>
                {translate('admin.show.empty', {
                  names: empty.map((name) => labelOf(translate, resource, name)).join(translate('admin.filter.comma')),
                })}
              </Typography>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
