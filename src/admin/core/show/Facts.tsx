import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { definitionOf, fieldsOf, sectionsOf, type Row } from '../definition.ts'
import { holds } from '../../../schema/core/resource.ts'
import { partOf } from '../../../fields/admin.ts'
import { usePageParts } from '../featureParts.ts'
import { useMay } from '../rights.ts'
import { listFieldsOf, listLabel } from '../list/listFields.ts'
import { useI18n } from '../useI18n.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

interface Details {
  key: string | null
  filled: string[]
}

/** Every field of a row by section; empty fields are in the form only. */
export function Facts({ resource, row }: { resource: string; row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const all = fieldsOf(resource)
  const { status, dated } = definitionOf(resource)
  // A deleted row has no `Lead`, so its facts show all fields.
  const { leads = [] } = usePageParts(resource)
  const led = row['deletedAt'] ? [] : typeof leads === 'function' ? leads(row, may) : leads
  const sections = sectionsOf(resource).map(({ key, fields }, place): Details => {
    const shownFields = fields.filter(
      (name) => all[name] && !all[name]?.writeOnly && name !== status?.field && !led.includes(name) && holds(all[name]?.onlyWith, row),
    )
    const filled = shownFields.filter((name) => !isEmpty(row[name]))
    return { key, filled: dated && place === 0 ? ['createdAt', ...filled] : filled }
  })
  const shown = sections.filter(({ filled }) => filled.length > 0)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {shown.map(({ key, filled }) => (
        <Box
          component="section"
          key={key ?? ''}
          sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, padding: { xs: 2, sm: 2.5 } }}
        >
          <Typography component="h2" variant="h2" sx={{ marginBlockEnd: 2 }}>
            {key ? translate(namedKey(`resources.${resource}.sections.${key}`)) : translate('admin.show.facts')}
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
              // A web or e-mail address may be longer than half of a phone's width.
              '& dd a bdi': { whiteSpace: 'normal !important' },
            }}
          >
            {filled.map((name) => (
              <Fact key={name} resource={resource} row={row} name={name} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** A field of a row with its label, in a list of facts. */
export function Fact({ resource, row, name }: { resource: string; row: Row; name: string }) {
  const { translate } = useI18n()
  const field = listFieldsOf(resource)[name]
  if (!field) return null
  const { View, wide } = partOf(field)
  return (
    <Box sx={{ gridColumn: wide ? '1 / -1' : undefined }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block', marginBlockEnd: 0.25 }}>
        {listLabel(translate, resource, name)}
      </Typography>
      <dd>
        <View field={field} name={name} resource={resource} value={row[name]} row={row} />
      </dd>
    </Box>
  )
}
