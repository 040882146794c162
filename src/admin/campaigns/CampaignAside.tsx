import Box from '@mui/material/Box'
import { useFormContext, useWatch } from 'react-hook-form'
import { wholeAudience, type Audience } from '../../schema/campaigns/audiences.ts'
import type { Word } from '../../schema/enumerations.ts'
import { CampaignReach } from './CampaignReach.tsx'
import { MessagePreview } from './MessagePreview.tsx'

type Body = { en?: string; ar?: string } | null
const carriesSms = (channel: unknown): boolean => channel !== 'push'

/** Beside the form: reach and preview of the campaign. */
export function CampaignAside() {
  const { control } = useFormContext()
  const [audienceModule, audience, channel, frequencyDays, body] = useWatch({
    control,
    name: ['audienceModule', 'audience', 'channel', 'frequencyDays', 'body'],
  }) as [Word<'surveyModule'> | null, Audience | null, Word<'channel'> | null, unknown, Body]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CampaignReach
        audienceModule={audienceModule ?? 'Customer'}
        audience={audience ?? wholeAudience}
        channel={channel ?? 'sms'}
        frequencyDays={typeof frequencyDays === 'number' ? frequencyDays : 0}
        body={body}
      />
      <MessagePreview body={body} sms={carriesSms(channel)} />
    </Box>
  )
}
