import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Row } from '../core/definition.ts'
import { useI18n } from '../core/useI18n.ts'
import { listLink } from '../core/listLink.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { campaignQuestion } from './questions.ts'

const counted = ['audience', 'sent', 'delivered', 'failed'] as const

/** Results of the latest campaigns. */
export function CampaignResults() {
  const { translate, format } = useI18n()
  const { data } = useGetList<Row>('campaigns', campaignQuestion)
  if (!data?.length) return null
  const cell = { paddingBlock: 1, paddingInlineEnd: 1.5, borderBlockEnd: '1px solid', borderColor: 'divider', textAlign: 'end' } as const
  const numberOf = (row: Row, key: string) => {
    const count = (row['counts'] as Record<string, unknown> | null)?.[key]
    return typeof count === 'number' ? format.number(count) : '–'
  }
  return (
    <Panel
      title={translate('admin.dashboard.campaigns')}
      action={
        <Button size="small" component={RouterLink} to={listLink('campaigns', campaignQuestion.filter, campaignQuestion.sort)}>
          {translate('admin.dashboard.all')}
        </Button>
      }
    >
      <Box tabIndex={0} role="region" aria-label={translate('admin.dashboard.campaigns')} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ inlineSize: '100%', borderCollapse: 'collapse', fontSize: 13 }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, textAlign: 'start', fontWeight: 600 }}>
                {translate('resources.campaigns.fields.name')}
              </Box>
              {counted.map((key) => (
                <Box component="th" scope="col" key={key} sx={{ ...cell, fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {translate(`admin.dashboard.campaign.${key}`)}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={row.id}>
                <Box component="td" sx={{ ...cell, textAlign: 'start' }}>
                  <Link component={RouterLink} to={`/home/campaigns/${row.id}/show`} underline="hover" color="inherit">
                    {String(row['name'])}
                  </Link>
                </Box>
                {counted.map((key) => (
                  <Box component="td" key={key} sx={cell}>
                    <bdi>{numberOf(row, key)}</bdi>
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Panel>
  )
}
