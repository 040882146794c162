import Example from '@mui/icons-material/DownloadOutlined'
import Look from '@mui/icons-material/SyncOutlined'
import Trouble from '@mui/icons-material/ReportProblemOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { listLink } from '../core/listLink.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { Banner } from '../core/pages/Banner.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { saveExample } from './exampleFile.ts'
import { feedState, lookForFiles } from '../../schema/cases/calls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const busyEvery = 3000

/** Above the files: their source, the result of the last look, and the format. */
export function FeedStatus() {
  const { translate, format, language } = useI18n()
  const may = useMay()
  const { run } = useRowAction('feedFiles')
  const { data: feed } = useQuery({
    queryKey: ['feedFiles', 'state'],
    queryFn: ({ signal }) => client.call(feedState, {}, { signal, quiet: 'silent' }),
    refetchInterval: ({ state }) => (state.data?.busy ? busyEvery : false),
  })
  if (!feed) return <Skeleton variant="rounded" height={140} sx={{ marginBlockEnd: 2 }} />
  const settings = may('edit', 'settings') && (
    <Button component={Link} to="/home/settings" sx={{ minHeight: 44 }}>
      {translate('admin.feed.settings')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', marginBlockEnd: 2 }}>
      {feed.trouble && (
        <Banner tone="lost" icon={<Trouble />} actions={settings}>
          <Typography sx={{ fontWeight: 600 }}>{translate('admin.feed.trouble')}</Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {translate(`enumerations.feedLookTrouble.${feed.trouble}`)} {feed.detail && <bdi>{feed.detail}</bdi>}
          </Typography>
        </Banner>
      )}
      <Panel title={translate('admin.feed.title')}>
        <Box
          component="dl"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, margin: 0, '& dd': { margin: 0, fontWeight: 600 } }}
        >
          <div>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {translate('admin.feed.from')}
            </Typography>
            <dd>
              {translate(feed.source ? `enumerations.feedSource.${feed.source}` : 'admin.feed.nowhere')}
              {feed.place && (
                <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                  <bdi dir="ltr">{feed.place}</bdi>
                </Typography>
              )}
            </dd>
          </div>
          <div>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {translate('admin.feed.looked')}
            </Typography>
            <dd>{feed.lookedAt ? <Moment value={feed.lookedAt} dense /> : translate('admin.feed.never')}</dd>
          </div>
          {feed.waiting > 0 && (
            <div>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                {translate('admin.feed.waiting')}
              </Typography>
              <dd>{format.number(feed.waiting)}</dd>
            </div>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: 2 }}>
          {translate('admin.feed.columns', {
            needed: feed.needed.map((one) => translate(`enumerations.feedColumn.${one}`)).join(translate('admin.feed.comma')),
            others: feed.columns
              .filter((one) => !feed.needed.includes(one))
              .map((one) => translate(`enumerations.feedColumn.${one}`))
              .join(translate('admin.feed.comma')),
          })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
          {feed.openLines > 0 && (
            <Button component={Link} to={listLink('feedLines', { state: ['open'] })} variant="contained">
              {translate('admin.feed.openLines', { smart_count: feed.openLines })}
            </Button>
          )}
          {feed.source && (
            <Button startIcon={<Look />} onClick={press(() => run(() => client.call(lookForFiles, {})))}>
              {translate('admin.feed.lookNow')}
            </Button>
          )}
          {!feed.source && settings}
          <Button startIcon={<Example />} onClick={() => saveExample(feed.columns, translate, language)}>
            {translate('admin.feed.example')}
          </Button>
        </Box>
      </Panel>
    </Box>
  )
}
