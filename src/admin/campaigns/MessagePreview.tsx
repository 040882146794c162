import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fillPlaceholders, smsSize } from '../../schema/messages/index.ts'
import { useSession } from '../../session/index.ts'
import { useI18n } from '../core/useI18n.ts'
import { PhonePreview } from '../core/parts/PhonePreview.tsx'
import { sampleText } from './sampleText.ts'

type Both = { en?: string; ar?: string } | null | undefined

/** The message as on a phone, in either language, with its number of SMS parts. */
export function MessagePreview({ body, sms }: { body: Both; sms: boolean }) {
  const { translate } = useI18n()
  const tenant = useSession('staff')?.tenantName
  return (
    <PhonePreview title={translate('admin.campaign.preview')}>
      {({ side, of }) => {
        const words = body?.[side]?.trim() ?? ''
        const text = fillPlaceholders(words, sampleText(side, tenant?.[side] ?? ''))
        const { parts } = smsSize(text)
        return (
          <Box
            sx={{
              padding: 2,
              minBlockSize: 180,
              display: 'flex',
              flexDirection: 'column',
              gap: 1,
              bgcolor: of('surface-2') ?? of('surface-0'),
            }}
          >
            <Box sx={{ alignSelf: 'start', fontSize: 12, color: of('ink-2') }}>{tenant?.[side]}</Box>
            <Box
              sx={{
                alignSelf: 'start',
                maxInlineSize: '88%',
                paddingInline: 1.75,
                paddingBlock: 1.25,
                borderRadius: 4,
                borderEndStartRadius: 4,
                bgcolor: of('surface-1'),
                border: `1px solid ${of('line')}`,
                fontSize: 15,
                lineHeight: 1.55,
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-wrap',
              }}
            >
              {text || <Box sx={{ color: of('ink-3') }}>{translate('admin.campaign.noText')}</Box>}
            </Box>
            {sms && text && (
              <Typography variant="caption" dir="auto" sx={{ color: of('ink-2') }}>
                {translate('admin.campaign.size', { smart_count: parts, characters: text.length })}
              </Typography>
            )}
          </Box>
        )
      }}
    </PhonePreview>
  )
}
