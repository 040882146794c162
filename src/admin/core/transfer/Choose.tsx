import TextField from '@mui/material/TextField'

interface ChooseProps {
  label: string
  value: string
  options: readonly { key: string; label: string }[]
  /** What stands first and means none of them. */
  none?: string
  onChange: (key: string) => void
  /** The label stands elsewhere visible. */
  named?: boolean
}

/** One of many by the browser's own list: quick with hundreds of them on a page, and at home on phones. */
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
