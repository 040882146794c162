import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'

interface TagsBoxProps {
  value: readonly string[]
  onChange: (words: string[]) => void
  id?: string
  /** Its accessible name where it has no visible label. */
  label?: string
  disabled?: boolean
  error?: boolean
  describedBy?: string
  onBlur?: () => void
}
const separators = /[,،;؛\n\t]+/
const wordsIn = (text: string) =>
  text
    .split(separators)
    .map((word) => word.trim())
    .filter(Boolean)

/** Free words as chips: Enter or a comma ends one, a pasted list makes several, Backspace removes the last. */
export function TagsBox({ value, onChange, id, label, disabled, error, describedBy, onBlur }: TagsBoxProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const next = [...new Set([...value, ...wordsIn(text)])]
    if (next.length > value.length) onChange(next)
    setTyped('')
  }
  return (
    <Autocomplete<string, true, false, true>
      {...(id ? { id } : {})}
      multiple
      freeSolo
      fullWidth
      options={[]}
      value={[...value]}
      inputValue={typed}
      disabled={disabled ?? false}
      clearText={translate('admin.reference.clear')}
      onChange={(_, next) => onChange([...new Set(next.flatMap(wordsIn))])}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' && separators.test(text)) add(text)
        else setTyped(reason === 'reset' ? '' : text)
      }}
      renderValue={(words, propsOf) =>
        words.map((word, index) => {
          const { key, ...props } = propsOf({ index })
          return <Chip key={key} size="small" label={<bdi>{word}</bdi>} {...props} />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          error={error ?? false}
          placeholder={value.length === 0 ? translate('admin.tags.add') : ''}
          onBlur={() => {
            // A word that was not ended with Enter counts as well.
            if (typed.trim()) add(typed)
            onBlur?.()
          }}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label, 'aria-describedby': describedBy, dir: 'auto' },
          }}
        />
      )}
    />
  )
}
