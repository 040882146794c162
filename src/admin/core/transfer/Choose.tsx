import TextField from '@mui/material/TextField'

interface ChooseProps {
  label: string
  value: string
  options: readonly { key: string; label: string }[]
  /** The first option, which means none. */
  none?: string
  onChange: (key: string) => void
  /** The label is visible elsewhere. */
  named?: boolean
}

/** A choice by the browser's own select: fast with hundreds of them on a page, and suited to phones. */
export function Choose({ label, value, options, none, onChange, named }: ChooseProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      {...(named ? {} : { label })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: { 'aria-label': label } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map((one) => (
        <option key={one.key} value={one.key}>
          {one.label}
        </option>
      ))}
    </TextField>
  )
}
