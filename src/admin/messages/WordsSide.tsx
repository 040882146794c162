import Add from '@mui/icons-material/AddOutlined'
import Done from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useRef, type RefCallback } from 'react'
import { flushSync } from 'react-dom'
import { fillPlaceholders, neededPlaceholders } from '../../schema/messages/placeholders.ts'
import type { Word } from '../../schema/enumerations.ts'
import type { Side } from '../../fields/bilingual/sides.ts'
import { useI18n } from '../core/useI18n.ts'
import { isByMail } from '../../schema/messages/mailKinds.ts'
import { DearLetters } from './DearLetters.tsx'
import { SmsCount } from './SmsCount.tsx'
import { insertWord } from './insertWord.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

interface WordsSideProps {
  side: Side
  label: string
  value: string
  kind: Word<'messageKind'> | null
  names: readonly string[]
  values: Readonly<Record<string, string>>
  partPrice: number | null
  error: string | undefined
  disabled: boolean
  onType: (text: string) => void
  onLeave: () => void
  inputRef?: RefCallback<HTMLElement>
}

/** The text in one language, with its placeholders and preview. */
export function WordsSide({
  side,
  label,
  value,
  kind,
  names,
  values,
  partPrice,
  error,
  disabled,
  onType,
  onLeave,
  inputRef,
}: WordsSideProps) {
  const { translate } = useI18n()
  const id = useId()
  const box = useRef<HTMLTextAreaElement | null>(null)
  const called = translate(`enumerations.language.${side.id}`)
  const needed = kind ? neededPlaceholders(kind) : []
  const put = (name: string) => {
    const { selectionStart, selectionEnd } = box.current ?? { selectionStart: value.length, selectionEnd: value.length }
    const { text, caret } = insertWord(value, `{${name}}`, selectionStart, selectionEnd)
    // The text must be rendered before the caret can be placed behind the inserted part.
    flushSync(() => onType(text))
    box.current?.focus()
    box.current?.setSelectionRange(caret, caret)
  }
  const fill = (words: string) => fillPlaceholders(words, values)
  const replace = (plain: string) => {
    onType(plain)
    // The button is gone with what it replaced.
    box.current?.focus()
  }
  return (
    <div>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 550, display: 'block', marginBlockEnd: 0.75 }}>
        {called}
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={3}
        maxRows={12}
        value={value}
        disabled={disabled}
        error={error !== undefined}
        sx={{ padding: '9.5px 12px' }}
        onBlur={onLeave}
        inputRef={(element: HTMLTextAreaElement | null) => {
          box.current = element
          inputRef?.(element)
        }}
        onChange={(event) => onType(event.target.value.replace(/\s*\n\s*/g, ' '))}
        slotProps={{
          input: {
            dir: side.direction,
            lang: side.code,
            style: { textAlign: 'start', padding: 0 },
            'aria-label': `${label}, ${called}`,
            'aria-describedby': `${id}-wrong ${id}-count`,
            'aria-required': true,
            'aria-invalid': error !== undefined,
          },
        }}
      />
      <FormHelperText id={`${id}-wrong`} error role={error ? 'alert' : undefined} sx={{ display: error ? 'block' : 'none' }}>
        {error}
      </FormHelperText>
      <Box
        role="group"
        aria-label={translate('admin.template.insertInto', { language: called })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, marginBlock: 1 }}
      >
        {names.map((name) => {
          const used = value.includes(`{${name}}`)
          return (
            <Chip
              key={name}
              variant="outlined"
              disabled={disabled}
              icon={used ? <Done /> : <Add />}
              color={needed.includes(name) && !used ? 'warning' : 'default'}
              label={translate(namedKey(`messages.placeholders.${name}.label`))}
              aria-label={translate(needed.includes(name) ? 'admin.template.insertNeeded' : 'admin.template.insert', {
                name: translate(namedKey(`messages.placeholders.${name}.label`)),
              })}
              title={`{${name}}: ${values[name] ?? ''}`}
              onClick={() => put(name)}
              sx={{ minBlockSize: { xs: 44, sm: 32 }, borderRadius: { xs: 22, sm: 16 } }}
            />
          )
        })}
      </Box>
      {kind && isByMail(kind) ? (
        <Typography component="span" id={`${id}-count`} sx={{ fontSize: 13, color: 'text.secondary' }}>
          {translate('admin.template.byMail')}
        </Typography>
      ) : (
        <>
          <SmsCount id={`${id}-count`} text={fill(value)} partPrice={partPrice} />
          {side.code === 'en' && <DearLetters words={value} fill={fill} disabled={disabled} onReplace={replace} />}
        </>
      )}
    </div>
  )
}
