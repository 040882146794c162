import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from '../../i18n/index.ts'
import { enumerations } from '../../schema/enumerations.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** One word of a list; a status is drawn as a dot and the word. */
export function ChoiceInput({ field, name, resource, disabled }: InputProps<'choice'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const { enumeration, without = [] } = field.config
  const words: readonly string[] = enumerations[enumeration]
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
        {words
          .filter((word) => !without.includes(word) || word === input.value)
          .map((word) => (
            <MenuItem key={word} value={word}>
              {translate(wordKey(enumeration, word))}
            </MenuItem>
          ))}
      </Select>
    </FieldFrame>
  )
}
