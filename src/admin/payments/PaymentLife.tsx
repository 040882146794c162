import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { LoggedEvent } from '../../schema/core/compounds.ts'
import type { Row } from '../core/definition.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { troubleText } from './troubleText.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** The history of a payment as a timeline. */
export function PaymentLife({ row }: { row: Row }) {
  const { translate } = useI18n()
  const events = Array.isArray(row['events']) ? (row['events'] as LoggedEvent[]) : []
  const words = (note: string) =>
    /^(\d{3} |\?! |tamaraToken|moyasarSecretKey|No answer|The (answer|order))/.test(note) ? troubleText(translate, note) : note
  return (
    <Box component="ol" aria-label={translate('admin.payment.life')} sx={{ listStyle: 'none', margin: 0, marginBlockStart: 3, padding: 0 }}>
      {events.map(({ at, name, note }, place) => (
        <Box
          component="li"
          key={`${at} ${name} ${note ?? ''}`}
          sx={{
            position: 'relative',
            paddingInlineStart: 3,
            paddingBlockEnd: place < events.length - 1 ? 2 : 0,
            '&::before': {
              content: '""',
              position: 'absolute',
              insetInlineStart: 0,
              insetBlockStart: 5,
              inlineSize: 11,
              blockSize: 11,
              borderRadius: '50%',
              bgcolor: (theme) => theme.palette.meaning[toneOf('paymentState', name) ?? 'neutral'],
            },
            ...(place < events.length - 1 && {
              '&::after': {
                content: '""',
                position: 'absolute',
                insetInlineStart: 5,
                insetBlockStart: 20,
                insetBlockEnd: 0,
                inlineSize: '1px',
                bgcolor: 'divider',
              },
            }),
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{translate(wordKey('paymentState', name))}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Moment value={at} />
            </Typography>
          </Box>
          {note && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{words(note)}</bdi>
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
