import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, type ReactNode } from 'react'

interface CodeFieldProps {
  label: string
  about?: ReactNode
  /** A short code of digits; otherwise letters and digits. */
  digits: boolean
  value: string
  error: string | undefined
  busy: boolean
  onChange: (typed: string) => void
}

/** The input of a code, large and spaced, with its error below; an error focuses it. */
export function CodeField({ label, about, digits, value, error, busy, onChange }: CodeFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error && !busy) input.current?.focus()
  }, [error, busy])
  return (
    <div>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 600, marginBlockEnd: 0.75 }}>
        {label}
      </Typography>
      {about && (
        <Typography id={`${id}-help`} variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
          {about}
        </Typography>
      )}
      <OutlinedInput
        id={id}
        name="code"
        fullWidth
        autoFocus
        value={value}
        disabled={busy}
        inputRef={input}
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value)}
        sx={{
          '& input': { paddingBlock: '11px', fontSize: digits ? 24 : 20, letterSpacing: digits ? '.4em' : '.1em', textAlign: 'center' },
        }}
        slotProps={{
          input: {
            inputMode: digits ? 'numeric' : 'text',
            autoComplete: digits ? 'one-time-code' : 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: 20,
            dir: 'ltr',
            'aria-describedby': `${about ? `${id}-help ` : ''}${id}-about`,
          },
        }}
      />
      <FormHelperText id={`${id}-about`} error role={error ? 'alert' : undefined}>
        {error}
      </FormHelperText>
    </div>
  )
}
