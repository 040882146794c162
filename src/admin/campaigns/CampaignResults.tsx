import Save from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { press } from '../../http/index.ts'
import type { CampaignOutcome } from '../../schema/campaigns/calls/campaigns.ts'
import { campaignResults } from '../../schema/campaigns/calls.ts'
import { client } from '../core/client.ts'
import { listLink } from '../core/listLink.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { useI18n } from '../core/useI18n.ts'
import { saveResults } from './resultsFile.ts'
import { ResultTable } from './ResultTable.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'

type Key = keyof CampaignOutcome
const numbers = ['recipients', 'waiting', 'sent', 'delivered', 'failed', 'withheld', 'clicked', 'booked', 'optedOut'] as const
/** Addresses of the lists that the numbers count. */
const behind = (id: string): Record<Key, string> => {
  const messages = (...status: string[]) => listLink('messages', { campaignId: [id], status })
  const recipients = (filter: Record<string, string> = {}) => listLink('campaignRecipients', { campaignId: [id], ...filter })
  return {
    recipients: recipients(),
    waiting: messages('queued', 'sending'),
    sent: messages('sent', 'delivered', 'read'),
    delivered: messages('delivered', 'read'),
    failed: messages('failed'),
    withheld: messages('withheld'),
    clicked: recipients({ clickedAtHas: 'true' }),
    booked: recipients({ appointmentIdHas: 'true' }),
    optedOut: recipients({ optedOutAtHas: 'true' }),
  }
}
const ofSent: readonly Key[] = ['delivered', 'failed', 'clicked', 'booked', 'optedOut']
const soon = 5_000

/** Results of a campaign, kept up to date; each number opens its list. */
export function CampaignResults({ id, name: campaign }: { id: string; name: string }) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const queries = useQueryClient()
  const key = ['campaigns', 'results', id]
  const { data, isError, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(campaignResults, {}, { params: { id }, signal, quiet: 'silent' }),
    // Live events announce sent messages; this covers a lost stream.
    refetchInterval: ({ state }) => (state.data?.status === 'sending' ? soon : false),
    retry: false,
  })
  useLiveRefresh(['messages', 'campaigns', 'campaignRecipients'], () => queries.invalidateQueries({ queryKey: key }))
  const title = translate('admin.campaign.results')
  if (isError && !data)
    return (
      <Panel title={title}>
        <Typography color="error">{translate('admin.campaign.resultsFailed')}</Typography>
        <Button onClick={press(() => refetch())}>{translate('admin.campaign.again')}</Button>
      </Panel>
    )
  if (!data) return <Skeleton variant="rounded" height={260} />
  const { total, looked, languages, days, status } = data
  const links = behind(id)
  const done = total.recipients - total.waiting
  return (
    <Panel
      title={title}
      text={status === 'sending' ? translate('admin.campaign.sendingState') : undefined}
      action={
        <Button size="small" startIcon={<Save />} onClick={() => saveResults(data, campaign, i18n)} sx={{ minBlockSize: 44 }}>
          {translate('admin.results.export')}
        </Button>
      }
    >
      {status === 'sending' && (
        <LinearProgress aria-label={translate('admin.campaign.sendingState')} sx={{ marginBlockEnd: 2, borderRadius: 2 }} />
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          gap: 1,
        }}
      >
        {numbers.map((name) => (
          <li key={name}>
            <ButtonBase
              component={Link}
              to={links[name]}
              data-outcome={name}
              sx={{
                inlineSize: '100%',
                blockSize: '100%',
                minBlockSize: 88,
                padding: 1.5,
                borderRadius: 2,
                border: 1,
                borderColor: 'divider',
                flexDirection: 'column',
                alignItems: 'flex-start',
                justifyContent: 'flex-start',
                textAlign: 'start',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                {translate(`admin.campaign.outcome.${name}`)}
              </Box>
              <Box component="bdi" data-number sx={{ fontSize: 24, lineHeight: 1.35, fontWeight: 700 }}>
                {format.number(total[name])}
              </Box>
              {ofSent.includes(name) && total.sent > 0 && (
                <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
                  {translate('admin.campaign.share', { share: `${format.number(Math.round((total[name] / total.sent) * 1000) / 10)}%` })}
                </Box>
              )}
            </ButtonBase>
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1.5 }}>
        {(['audience', 'noConsent', 'capped', 'unreachable'] as const)
          .map((name) => `${translate(`admin.campaign.verdict.${name}`)}: ${format.number(looked[name])}`)
          .join(' · ')}
        {status === 'sending' &&
          ` · ${translate('admin.campaign.progress', { done: format.number(done), total: format.number(total.recipients) })}`}
      </Typography>
      <ResultTable
        title={translate('admin.campaign.byLanguage')}
        first={translate('resources.campaignRecipients.fields.languageId')}
        columns={['recipients', 'sent', 'delivered', 'clicked', 'booked', 'optedOut']}
        rows={languages.map(({ languageId, ...row }) => ({ name: translate(`enumerations.language.${languageId}`), ...row }))}
      />
      <ResultTable
        title={translate('admin.campaign.byDay')}
        first={translate('admin.campaign.day')}
        columns={['sent', 'clicked', 'booked']}
        rows={days.map(({ day, ...row }) => ({ name: format.date(`${day}T12:00:00Z`), ...row }))}
      />
    </Panel>
  )
}
