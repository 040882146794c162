import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BulkFailure } from '../../schema/calls/bulk.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useSpeaker, type Speaker } from '../speaker.ts'

interface RefusalsProps {
  resource: string
  count: number
  refused: readonly { code: string; count: number }[]
  failures: readonly BulkFailure[]
}
const told = [
  'forbidden',
  'notFound',
  'moveNotAllowed',
  'inUse',
  'staleVersion',
  'slotTaken',
  'alreadyExists',
  'badInput',
  'tooLateToRestore',
]
const namedAtOnce = 8

/** Why rows are left as they are, in a few words. */
const reasonOf = (code: string, { translate }: Speaker): string =>
  translate(told.includes(code) ? `admin.bulk.reasons.${code}` : 'admin.bulk.reasons.other')
/** Why one row was left as it is. */
export const failureText = ({ code, key, params }: BulkFailure, speaker: Speaker): string =>
  key ? speaker.translate(key, params ?? {}) : reasonOf(code, speaker)

/** How many rows cannot, by reason, and the first of them by name. */
export function Refusals({ resource, count, refused, failures }: RefusalsProps) {
  const speaker = useSpeaker()
  const { translate, format } = speaker
  const named = failures.filter(({ names }) => Object.keys(names).length > 0)
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, padding: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('admin.bulk.cannot', { smart_count: count, count: format.number(count) })}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, fontVariantNumeric: 'tabular-nums' }}>
        {refused.map(({ code, count: many }) => (
          <Typography component="li" variant="body2" key={code}>
            {translate('admin.bulk.because', { count: format.number(many), reason: reasonOf(code, speaker) })}
          </Typography>
        ))}
      </Box>
      {named.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
            columnGap: 2,
            marginBlock: 0,
            paddingBlockStart: 1,
          }}
        >
          {named.slice(0, namedAtOnce).map((failure) => (
            <Box key={failure.id} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                <bdi>{rowTitle(resource, failure.names, speaker)}</bdi>
              </Typography>
              <Typography component="dd" variant="body2" sx={{ margin: 0, color: 'text.secondary', marginBlockEnd: { xs: 0.75, sm: 0 } }}>
                {failureText(failure, speaker)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {named.length > namedAtOnce && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.bulk.andMore', { smart_count: count - namedAtOnce, count: format.number(count - namedAtOnce) })}
        </Typography>
      )}
    </Box>
  )
}
