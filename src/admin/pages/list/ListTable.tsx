import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useListContext } from 'react-admin'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { definitionOf, fieldsOf, type Row } from '../../definition.ts'
import { useDesk } from '../../desk.ts'
import { partOf } from '../../fields/index.ts'
import { Unseen } from '../../layout/Unseen.tsx'
import { useMay } from '../../rights.ts'
import { nameOf, useSpeaker } from '../../speaker.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { RowHeading } from '../RowHeading.tsx'
import { useColumns } from './columns.ts'
import { SortHeader } from './SortHeader.tsx'

const numeric: readonly string[] = ['integer', 'money', 'totals']

/** Rows under their columns; the first names the row and leads to it. */
export function ListTable() {
  const { resource, data = [], isFetching } = useListContext<Row>()
  const speaker = useSpeaker()
  const navigate = useNavigate()
  const may = useMay()
  const { compact } = useDesk()
  const fields = fieldsOf(resource)
  const columns = useColumns(resource)
  const [title = ''] = definitionOf(resource).title
  const alignOf = (name: string) => (numeric.includes(fields[name]?.kind ?? '') ? ('right' as const) : ('left' as const))
  const label = speaker.translate('admin.list.edit')
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={nameOf(speaker.translate, resource)}
      sx={{ overflowX: 'auto', opacity: isFetching ? 0.6 : 1, transition: 'opacity 120ms' }}
    >
      <Table size="small" sx={{ '& td, & th': { paddingBlock: 0, blockSize: compact ? 36 : 46, paddingInline: 1.5 } }}>
        <TableHead>
          <TableRow>
            <SortHeader
              name={title}
              label={speaker.translate('admin.list.rowName', { name: nameOf(speaker.translate, resource, 1) })}
              sortable={fields[title]?.sortable ?? false}
            />
            {columns.map((name) => (
              <SortHeader
                key={name}
                name={name}
                label={speaker.translate(`resources.${resource}.fields.${name}`)}
                sortable={fields[name]?.sortable ?? false}
                align={alignOf(name)}
              />
            ))}
            <TableCell>
              <Unseen>{speaker.translate('admin.list.actions')}</Unseen>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row) => (
            <TableRow
              key={row.id}
              hover
              sx={{
                cursor: 'pointer',
                '& .row-actions': { opacity: 0 },
                '&:hover .row-actions, &:focus-within .row-actions': { opacity: 1 },
                '&:last-child td': { borderBlockEnd: 0 },
              }}
              onClick={() => navigate(`/home/${resource}/${row.id}/show`)}
            >
              <TableCell>
                <Link
                  component={RouterLink}
                  to={`/home/${resource}/${row.id}/show`}
                  color="inherit"
                  underline="none"
                  onClick={(event) => event.stopPropagation()}
                  sx={{ display: 'block' }}
                >
                  <RowHeading resource={resource} row={row} plain={compact} />
                </Link>
              </TableCell>
              {columns.map((name) => {
                const field = fields[name]
                if (!field) return null
                const { View } = partOf(field)
                return (
                  <TableCell
                    key={name}
                    align={alignOf(name)}
                    sx={{ maxInlineSize: 280, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                  >
                    <View field={field} name={name} resource={resource} value={row[name]} row={row} dense />
                  </TableCell>
                )
              })}
              <TableCell align="right" onClick={(event) => event.stopPropagation()}>
                {may('edit', resource, row) && (
                  <IconButton
                    className="row-actions"
                    size="small"
                    component={RouterLink}
                    to={`/home/${resource}/${row.id}`}
                    title={label}
                    aria-label={`${label} ${rowTitle(resource, row, speaker)}`}
                  >
                    <Edit sx={{ fontSize: 18 }} />
                  </IconButton>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
