import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { BulkFailure } from '../../../schema/core/longWork/bulk.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useI18n, type I18n } from '../useI18n.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

interface RefusalsProps {
  resource: string
  count: number
  refused: readonly { code: string; count: number }[]
  failures: readonly BulkFailure[]
}
const knownCodes = [
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

/** A short reason why rows are not changed. */
const reasonOf = (code: string, { translate }: I18n): string =>
  translate(namedKey(knownCodes.includes(code) ? `admin.bulk.reasons.${code}` : 'admin.bulk.reasons.other'))
/** The reason why one row is not changed. */
export const failureText = ({ code, key, params }: BulkFailure, i18n: I18n): string =>
  key ? i18n.translate(namedKey(key), params ?? {}) : reasonOf(code, i18n)

/** The number of rows that cannot be changed, by reason, and the names of the first ones. */
export function Refusals({ resource, count, refused, failures }: RefusalsProps) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const named = failures.filter(({ names }) => Object.keys(names).length > 0)
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, padding: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('admin.bulk.cannot', { smart_count: count, count: format.number(count) })}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, fontVariantNumeric: 'tabular-nums' }}>
        {refused.map(({ code, count: many }) => (
          <Typography component="li" variant="body2" key={code}>
            {translate('admin.bulk.because', { count: format.number(many), reason: reasonOf(code, i18n) })}
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
                <bdi>{rowTitle(resource, failure.names, i18n)}</bdi>
              </Typography>
              <Typography component="dd" variant="body2" sx={{ margin: 0, color: 'text.secondary', marginBlockEnd: { xs: 0.75, sm: 0 } }}>
                {failureText(failure, i18n)}
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
