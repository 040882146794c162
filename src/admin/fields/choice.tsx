import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useTranslate } from '../../i18n/index.ts'
import { enumerations } from '../../schema/enumerations.ts'
import { wordsFilter } from '../filters/WordsFilter.tsx'
import { toneOf } from '../theme/tones.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { StatusDot } from './StatusDot.tsx'
import { useFieldInput } from './useFieldInput.ts'

/** One word of a list; a status is drawn as a dot and the word. */
export const choice: FieldPart<'choice'> = {
  Input: function ChoiceInput({ field, name, resource, disabled }) {
    const input = useFieldInput(name, resource)
    const translate = useTranslate()
    const { enumeration } = field.config
    return (
      <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error}>
        <Select
          fullWidth
          displayEmpty
          value={typeof input.value === 'string' ? input.value : ''}
          disabled={disabled ?? false}
          error={Boolean(input.error)}
          onBlur={input.onBlur}
          inputRef={input.ref}
          onChange={(event) => input.set(event.target.value || null)}
          SelectDisplayProps={{ id: input.id, 'aria-describedby': input.describedBy, 'aria-labelledby': `${input.id}-label ${input.id}` }}
          inputProps={{ name, 'aria-hidden': true, tabIndex: -1 }}
        >
          {!field.required && (
            <MenuItem value="">
              <Nothing />
            </MenuItem>
          )}
          {enumerations[enumeration].map((word) => (
            <MenuItem key={word} value={word}>
              {translate(`enumerations.${enumeration}.${word}`)}
            </MenuItem>
          ))}
        </Select>
      </FieldFrame>
    )
  },
  View: function ChoiceView({ field, value }) {
    const translate = useTranslate()
    if (typeof value !== 'string' || value === '') return <Nothing />
    const { enumeration } = field.config
    const word = translate(`enumerations.${enumeration}.${value}`)
    // 'none' is no news: a colour would shout it from every row.
    if (value === 'none')
      return (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {word}
        </Typography>
      )
    const tone = toneOf(enumeration, value)
    return tone ? <StatusDot tone={tone}>{word}</StatusDot> : <>{word}</>
  },
  Filter: wordsFilter,
}
