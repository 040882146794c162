import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { definitionOf, type Row } from '../definition.ts'
import { icons } from '../icons.ts'
import { RowHeading } from '../pages/RowHeading.tsx'
import { nameOf, useSpeaker } from '../speaker.ts'

const shown = 5

/** What one resource knows of the words searched for. */
export function SearchResults({ resource, q, onChoose }: { resource: string; q: string; onChoose: () => void }) {
  const { translate } = useSpeaker()
  const { data, isPending } = useGetList<Row>(resource, {
    pagination: { page: 1, perPage: shown },
    sort: definitionOf(resource).sort ?? { field: 'createdAt', order: 'DESC' },
    filter: { q },
  })
  const Icon = icons[definitionOf(resource).icon]
  return (
    <Box component="section" sx={{ marginBlockEnd: 1.5 }}>
      <Typography
        component="h2"
        variant="caption"
        sx={{ display: 'block', paddingInline: 1.5, color: 'text.secondary', fontWeight: 600, marginBlockEnd: 0.5 }}
      >
        {nameOf(translate, resource)}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={40} sx={{ marginInline: 1.5 }} />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.disabled', paddingInline: 1.5 }}>
          {translate('admin.search.nothing')}
        </Typography>
      )}
      {data?.map((row) => (
        <ButtonBase
          key={row.id}
          component={Link}
          to={`/home/${resource}/${row.id}/show`}
          onClick={onChoose}
          sx={{
            display: 'flex',
            justifyContent: 'flex-start',
            gap: 1.5,
            inlineSize: '100%',
            padding: 1,
            paddingInline: 1.5,
            borderRadius: 2,
            textAlign: 'start',
            '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
          }}
        >
          <Icon fontSize="small" sx={{ color: 'text.disabled' }} />
          <RowHeading resource={resource} row={row} />
        </ButtonBase>
      ))}
    </Box>
  )
}
