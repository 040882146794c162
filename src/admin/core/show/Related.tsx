import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { isWritable } from '../../../dataProvider/index.ts'
import { limits } from '../../../schema/core/limits.ts'
import { listLink } from '../listLink.ts'
import { definitionOf, fieldsOf, type Row } from '../definition.ts'
import { partOf } from '../../../fields/admin.ts'
import { useMay } from '../rights.ts'
import { labelOf, nameOf, nounOf, useI18n } from '../useI18n.ts'
import { RowHeading } from '../pages/RowHeading.tsx'
import type { Relation } from './relations.ts'
import { Items } from '../parts/Items.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'

const latest = 5
const newestFirst = { field: 'createdAt', order: 'DESC' as const }

/** The latest rows that refer to this one, by resource; resources without any are named in one line. */
export function Related({ relations, id }: { relations: readonly Relation[]; id: string }) {
  const { translate } = useI18n()
  const dataProvider = useDataProvider()
  const answers = useQueries({
    queries: relations.map(({ resource, field }) => ({
      queryKey: [resource, 'related', field, id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getList<Row>(resource, {
          pagination: { page: 1, perPage: latest },
          sort: newestFirst,
          filter: { [field]: id },
          signal,
        }),
    })),
  })
  if (answers.some(({ isPending }) => isPending)) return <Skeleton variant="rounded" height={120} />
  const groups = relations.map((relation, place) => ({
    ...relation,
    rows: answers[place]?.data?.data ?? [],
    total: answers[place]?.data?.total ?? 0,
  }))
  const none = groups.filter(({ rows }) => rows.length === 0)
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map((group) => (
          <RelatedGroup key={`${group.resource}.${group.field}`} {...group} id={id} />
        ))}
      {none.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.show.noRelated', {
            names: [...new Set(none.map(({ resource }) => nameOf(translate, resource)))].join(translate('admin.filter.comma')),
          })}
        </Typography>
      )}
    </Box>
  )
}

interface RelatedGroupProps extends Relation {
  id: string
  rows: readonly Row[]
  total: number
}

function RelatedGroup({ resource, field, id, rows, total }: RelatedGroupProps) {
  const { translate, format } = useI18n()
  const may = useMay()
  const { status } = definitionOf(resource)
  const statusField = status && fieldsOf(resource)[status.field]
  const View = statusField && partOf(statusField).View
  const count =
    total > limits.exactTotal ? translate('admin.list.moreThan', { count: format.number(limits.exactTotal) }) : format.number(total)
  return (
    <section>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 0.5 }}>
        <Typography component="h3" variant="h3" sx={{ flex: 1, minInlineSize: 0 }}>
          <Link component={RouterLink} to={listLink(resource, { [field]: [id] })} underline="hover" color="inherit">
            {nameOf(translate, resource)}
          </Link>{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {count} · {labelOf(translate, resource, field)}
          </Typography>
        </Typography>
        {may('create', resource) && isWritable(resource, field, 'create') && (
          <Button
            size="small"
            component={RouterLink}
            to={`/home/${resource}/create?${field}=${id}`}
            startIcon={<Add fontSize="small" />}
            aria-label={translate('admin.list.create', { name: nounOf(translate, resource, 1) })}
          >
            {translate('admin.show.add')}
          </Button>
        )}
      </Box>
      <Items>
        {rows.map((row) => (
          <Box component="li" key={row.id} sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
            <Box
              component={RouterLink}
              to={`/home/${resource}/${row.id}/show`}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                columnGap: 1.5,
                paddingBlock: 0.75,
                minBlockSize: 44,
                color: 'inherit',
                textDecoration: 'none',
                fontSize: 13,
                '&:hover': { bgcolor: 'surface.sunken' },
              }}
            >
              <RowHeading resource={resource} row={row} />
              {View && status ? (
                <View field={statusField} name={status.field} resource={resource} value={row[status.field]} row={row} dense />
              ) : (
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {format.date(String(row['createdAt']))}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Items>
      {total > rows.length && (
        <Link
          component={RouterLink}
          to={listLink(resource, { [field]: [id] })}
          underline="hover"
          sx={{ fontSize: 13, display: 'inline-block', paddingBlock: 0.5 }}
        >
          {translate('admin.show.all', { count })}
        </Link>
      )}
    </section>
  )
}
