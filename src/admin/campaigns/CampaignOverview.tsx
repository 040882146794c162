import type { Bilingual } from '../../schema/core/values.ts'
import Approval from '@mui/icons-material/HowToRegOutlined'
import Paused from '@mui/icons-material/PauseCircleOutlined'
import Box from '@mui/material/Box'
import type { Audience } from '../../schema/campaigns/audiences.ts'
import type { Word } from '../../schema/enumerations.ts'
import { useSession } from '../../session/index.ts'
import type { Row } from '../core/definition.ts'
import { Banner } from '../core/pages/Banner.tsx'
import { useI18n } from '../core/useI18n.ts'
import { CampaignReach } from './CampaignReach.tsx'
import { CampaignResults } from './CampaignResults.tsx'
import { MessagePreview } from './MessagePreview.tsx'

/** The state of a campaign: what it waits for, its reach and preview; after it began, its results. */
export function CampaignOverview({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const me = useSession('staff')?.id
  const status = row['status'] as Word<'campaignStatus'>
  const wrote = row['createdBy'] === me || row['authorId'] === me
  const at = row['scheduleAt']
  const when = typeof at === 'string' && Date.parse(at) > Date.now() ? format.dateTime(at) : undefined
  const approved = when ? translate('admin.campaign.approved', { when }) : translate('admin.campaign.approvedNow')
  const waiting = row['approverId'] ? approved : translate(wrote ? 'admin.campaign.waits' : 'admin.campaign.waitsYou')
  const began = typeof row['startedAt'] === 'string'
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {status === 'scheduled' && (
        <Banner tone="known" icon={<Approval />}>
          {waiting}
        </Banner>
      )}
      {status === 'paused' && (
        <Banner tone="known" icon={<Paused />}>
          {translate('admin.campaign.pausedState')}
        </Banner>
      )}
      {began && <CampaignResults id={row.id} name={String(row['name'])} />}
      {(status === 'draft' || status === 'scheduled') && (
        <CampaignReach
          id={row.id}
          audienceModule={row['audienceModule'] as Word<'surveyModule'>}
          audience={row['audience'] as Audience}
          channel={row['channel'] as Word<'channel'>}
          frequencyDays={Number(row['frequencyDays'])}
          body={row['body'] as Bilingual}
        />
      )}
      <MessagePreview body={row['body'] as Bilingual} sms={row['channel'] !== 'push'} />
    </Box>
  )
}
