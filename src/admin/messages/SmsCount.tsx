import Box from '@mui/material/Box'
import { smsRoom, smsSize } from '../../schema/messages/smsParts.ts'
import { useI18n } from '../core/useI18n.ts'

// From this number of parts on, each message is expensive.
const many = 3

interface SmsCountProps {
  text: string
  id?: string
  ink?: string | undefined
  /** Price of one part in minor units; without one no price is shown. */
  partPrice?: number | null | undefined
}

/** The number of SMS parts of a text, its price, its alphabet, and what still fits into the last part. */
export function SmsCount({ text, id, ink, partPrice = null }: SmsCountProps) {
  const { translate, format } = useI18n()
  const { encoding, parts, left } = smsSize(text)
  const { alone, each } = smsRoom[encoding]
  return (
    <Box
      component="span"
      id={id}
      sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums', color: ink ?? (parts > many ? 'meaning.caution' : 'text.secondary') }}
    >
      {translate('admin.messages.parts', { smart_count: parts, count: format.number(parts) })}
      {partPrice !== null && parts > 0 && (
        <>
          {' · '}
          <bdi>{format.money(parts * partPrice)}</bdi>
        </>
      )}
      {' · '}
      <bdi dir="ltr">{encoding}</bdi>
      {' · '}
      {translate('admin.messages.left', { smart_count: left, count: format.number(left) })}
      {encoding === 'UCS-2' && (
        <>
          {' · '}
          {translate('admin.messages.room', { alone: format.number(alone), each: format.number(each) })}
        </>
      )}
    </Box>
  )
}
