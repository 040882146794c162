import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { leadBands } from '../../schema/leads/calls.ts'
import { useBranch } from '../core/branch.ts'
import { client } from '../core/client.ts'
import { listLink } from '../core/listLink.ts'
import { useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** How fast the leads of the last days were answered, a bar for each band; each links to its leads. */
export function BandDistribution({ days = 30 }: { days?: number }) {
  const { translate, format } = useI18n()
  const branch = useBranch().chosen?.id
  const { data } = useQuery({
    queryKey: ['leads', 'bands', days, branch],
    queryFn: ({ signal }) => client.call(leadBands, { days, ...(branch ? { locationId: branch } : {}) }, { signal, quiet: 'silent' }),
  })
  if (!data) return <Skeleton variant="rounded" height={150} />
  const limit = Math.max(1, ...data.data.map(({ count }) => count))
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {data.data.map(({ band, count }) => (
        <li key={band}>
          <ButtonBase
            component={Link}
            to={listLink('leads', { responseBand: [band], createdAtFrom: data.from })}
            sx={{
              display: 'grid',
              gridTemplateColumns: '110px minmax(0, 1fr) 48px',
              alignItems: 'center',
              gap: 1.5,
              inlineSize: '100%',
              minBlockSize: { xs: 44, sm: 28 },
              borderRadius: 1,
              fontSize: 13,
              textAlign: 'start',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <span>{translate(`enumerations.responseBand.${band}`)}</span>
            <Box
              component="span"
              aria-hidden
              sx={{
                blockSize: 10,
                borderRadius: 1,
                inlineSize: `${(count / limit) * 100}%`,
                minInlineSize: count > 0 ? 4 : 0,
                bgcolor: (theme) => theme.palette.meaning[toneOf('responseBand', band) ?? 'neutral'],
              }}
            />
            <Typography component="bdi" sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums', justifySelf: 'end' }}>
              {format.number(count)}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}
