import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { press } from '../../http/index.ts'
import type { InputOf } from '../../schema/endpoints.ts'
import { campaignPeople } from '../../schema/campaigns/calls.ts'
import { client } from '../core/client.ts'
import { useI18n } from '../core/useI18n.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

interface ReachPeopleProps {
  request: Omit<InputOf<'campaignPeople'>, 'after'>
  title: string
  onClose: () => void
}

/** The customers behind a number of the reach, page by page. */
export function ReachPeople({ request, title, onClose }: ReachPeopleProps) {
  const { translate } = useI18n()
  const titleId = useId()
  const { data, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['campaigns', 'people', request],
    queryFn: ({ pageParam, signal }) =>
      client.call(campaignPeople, { ...request, ...(pageParam ? { after: pageParam } : {}) }, { signal, quiet: 'silent' }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    retry: false,
  })
  const people = data?.pages.flatMap((page) => page.people) ?? []
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minBlockSize: 160 }}>
        {isError && (
          <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography color="error">{translate('admin.campaign.peopleFailed')}</Typography>
            <Button onClick={press(() => refetch())}>{translate('admin.campaign.again')}</Button>
          </Box>
        )}
        {!data && !isError && <Skeleton variant="rounded" height={120} />}
        {data && people.length === 0 && !hasNextPage && (
          <Typography sx={{ color: 'text.secondary' }}>{translate('admin.campaign.nobody')}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {people.map(({ id, name, mobile }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                columnGap: 2,
                paddingBlock: 1,
                '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
              }}
            >
              <Link component={RouterLink} to={`/home/customers/${id}/show`} sx={{ fontWeight: 600 }}>
                <bdi>{name || mobile}</bdi>
              </Link>
              <Typography component="bdi" dir="ltr" variant="body2" sx={{ color: 'text.secondary' }}>
                {mobile}
              </Typography>
            </Box>
          ))}
        </Box>
        {hasNextPage && (
          <Button variant="outlined" onClick={press(() => fetchNextPage())} sx={{ minBlockSize: 44 }}>
            {translate('admin.campaign.more')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minBlockSize: 44 }}>
          {translate('admin.list.keys.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
