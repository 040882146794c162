import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { definitionOf, fieldsOf, type Row } from '../../definition.ts'
import { partOf } from '../../fields/index.ts'
import { labelOf, useSpeaker } from '../../speaker.ts'
import { RowHeading } from '../RowHeading.tsx'
import { useColumns } from './columns.ts'

const facts = 2

/** Rows as cards for a narrow screen: what it is, its status, two facts. */
export function ListCards() {
  const { resource, data = [] } = useListContext<Row>()
  const { translate } = useSpeaker()
  const { status } = definitionOf(resource)
  const fields = fieldsOf(resource)
  const columns = useColumns(resource)
  const view = (row: Row, name: string) => {
    const field = fields[name]
    if (!field) return null
    const { View } = partOf(field)
    return <View field={field} name={name} resource={resource} value={row[name]} row={row} dense />
  }
  const told = (row: Row) =>
    columns
      .filter((name) => name !== status?.field && row[name] !== null && row[name] !== undefined && row[name] !== 'none')
      .slice(0, facts)
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {data.map((row) => (
        <Box component="li" key={row.id} sx={{ '&:not(:last-child)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}>
          <ButtonBase
            component={Link}
            to={`/home/${resource}/${row.id}/show`}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              justifyContent: 'stretch',
              gap: 1,
              inlineSize: '100%',
              padding: 2,
              textAlign: 'start',
            }}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, minInlineSize: 0 }}>
              <RowHeading resource={resource} row={row} />
              {status && (
                <Typography component="span" variant="body2">
                  {view(row, status.field)}
                </Typography>
              )}
            </Box>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: '1fr 1fr',
                gap: 1.5,
                margin: 0,
                '& dd': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
              }}
            >
              {told(row).map((name) => (
                <div key={name} style={{ minWidth: 0 }}>
                  <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                    {labelOf(translate, resource, name)}
                  </Typography>
                  <Typography component="dd" variant="body2">
                    {view(row, name)}
                  </Typography>
                </div>
              ))}
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  )
}
