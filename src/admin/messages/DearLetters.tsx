import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { dearIn } from '../../schema/messages/plainLetters.ts'
import { smsRoom, smsSize } from '../../schema/messages/smsParts.ts'
import { useI18n } from '../core/useI18n.ts'

interface DearLettersProps {
  words: string
  fill: (words: string) => string
  disabled: boolean
  onReplace: (plain: string) => void
}
/** Maximum characters that are named. */
const namedAtMost = 8

/** Under an English text: the characters that make the message dearer, and a button that replaces them. */
export function DearLetters({ words, fill, disabled, onReplace }: DearLettersProps) {
  const { translate, format } = useI18n()
  const dear = dearIn(words, fill)
  if (!dear) return null
  const { written, filledIn, plain, parts } = dear
  const named = (characters: readonly string[]) => characters.slice(0, namedAtMost).join(' ')
  const { parts: before, encoding } = smsSize(fill(words))
  const { alone } = smsRoom[encoding]
  const room = { alone: format.number(alone), plain: format.number(smsRoom['GSM-7'].alone) }
  const counts = { smart_count: before, before: format.number(before), after: format.number(parts) }
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, marginBlockStart: 1 }}>
      {written.length > 0 && (
        <Alert
          severity={parts < before ? 'warning' : 'info'}
          sx={{ alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          action={
            plain === words ? undefined : (
              <Button
                size="small"
                disabled={disabled}
                onClick={() => onReplace(plain)}
                sx={{ minHeight: { xs: 44, sm: 36 }, whiteSpace: 'nowrap' }}
              >
                {translate('admin.template.replaceDear')}
              </Button>
            )
          }
        >
          {translate(encoding === 'UCS-2' ? 'admin.template.dear' : 'admin.template.dearDouble', room)}{' '}
          <bdi style={{ fontWeight: 650 }}>{named(written)}</bdi>. {parts < before && translate('admin.template.dearParts', counts)}
        </Alert>
      )}
      {filledIn.length > 0 && (
        <Alert severity="info">
          {translate('admin.template.dearFilledIn')} <bdi style={{ fontWeight: 650 }}>{named(filledIn)}</bdi>
        </Alert>
      )}
    </Box>
  )
}
