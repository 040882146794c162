import Box from '@mui/material/Box'
import { smsSize } from '../../schema/messages/smsParts.ts'
import { useI18n } from '../core/useI18n.ts'

// From this number of parts on, each message is expensive.
const many = 3

/** The number of SMS parts of a text, its alphabet, and what still fits into the last part. */
export function SmsCount({ text, id, ink }: { text: string; id?: string; ink?: string | undefined }) {
  const { translate, format } = useI18n()
  const { encoding, parts, left } = smsSize(text)
  return (
    <Box
      component="span"
      id={id}
      sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums', color: ink ?? (parts > many ? 'meaning.caution' : 'text.secondary') }}
    >
      {translate('admin.messages.parts', { smart_count: parts, count: format.number(parts) })}
      {' · '}
      <bdi dir="ltr">{encoding}</bdi>
      {' · '}
      {translate('admin.messages.left', { smart_count: left, count: format.number(left) })}
    </Box>
  )
}
